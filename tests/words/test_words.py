"""The class `Words`: which language, what happens when a message is missing, cards and errors."""

from __future__ import annotations

import random

import pytest

from vitrall import Game
from vitrall.engine import actions
from vitrall.engine.errors import Illegal, Refusal, Unavailable, Unreadable, VitrallError, Why
from vitrall.engine.refusal import reasons
from vitrall.words import LANGUAGES, Words, language_from, message_id
from vitrall.words.bundles import holds


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "es-419"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "es_ES@euro"}, "es"),
        ({"LC_ALL": "pl_PL.UTF-8", "VITRALL_LANG": "UK"}, "uk"),
        ({"LANG": "\ud800"}, "en"),
    ],
)
def test_the_environment_names_a_language(environ: dict[str, str], language: str) -> None:
    assert language_from(environ) == language


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unreadable, match="is not one of: en, pl, uk, es") as caught:
        Words("de")
    assert caught.value.code == "option/language"


def test_a_strict_speaker_raises_where_others_make_do() -> None:
    strict, kind = Words("pl", strict=True), Words("pl")
    for id, values in (("no-such-message", {}), ("round-of", {"round": 3})):
        with pytest.raises(LookupError):
            strict.say(id, **values)
    assert kind.say("no-such-message") == "no-such-message"
    assert kind.say("round-of", round=3).startswith("Runda 3 z ")


def test_a_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrall.words.speech.holds", lambda language, id: language == "en" and holds(language, id))
    assert Words("uk").say("round-of", round=3, total=10) == "Round 3 of 10"


def test_nothing_is_wrapped_in_marks_of_direction() -> None:
    said = Words("uk").move("draft R5", "Ana")
    assert not {"\u2066", "\u2067", "\u2068", "\u2069"} & set(said)


def test_cards_have_names_texts_and_origins() -> None:
    polish = Words("pl")
    assert polish.name("lathekin") == "Gładzik"
    assert polish.name("via-lux/industria") == "Via Lux / Industria"
    assert polish.gloss("lux-mundi") == "Światło świata"
    assert polish.text("lux-mundi") == ""
    origins = {"lathekin": "printed", "ripples-of-light": "reported", "luz-celestial": "inferred", "poppy": "own"}
    assert {card: polish.origin(card) for card in origins} == origins


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bloom_tells_its_colours_and_points(language: str) -> None:
    text = Words(language, strict=True).text("passion-flower")
    assert "11" in text
    assert "5" in text
    assert "{" not in text


def test_a_card_of_a_players_own_goes_by_its_id() -> None:
    assert Words("es").name("harbour-lights") == "Harbour lights"
    assert Words("es").text("harbour-lights") == ""
    assert Words("es").scored("harbour-lights", 3, 9) == "3 veces: 9 puntos"
    assert Words("es").scored("color-variety", 3, 12) == "3 conjuntos: 12 puntos"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draft",
        "draft Z9",
        "place",
        "dance A1",
        "use a b c",
        "turn",
        "keep 1",
        "place Z9",
        "turn 7",
        "deal x y",
        "use ?",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        Words("pl").move(text, "Ana")


def test_an_illegal_move_is_told_with_every_reason_once() -> None:
    reasons = [Refusal("placement/touch", "P3", "C2"), Refusal("placement/unlike", "P6", "C2")]
    text = Words("es").error(Illegal("place C2", [*reasons, reasons[0]]))
    assert text == "La casilla C2 no toca ningún dado. Al lado de la casilla C2 hay un dado del mismo color o valor."
    assert Words("es").error(Illegal("place C2", [])) == "Eso no está permitido ahora."


def test_b3_is_a_space_or_a_die_as_the_reason_needs_it() -> None:
    assert Words("pl").refusal(Refusal("move/no-die", "U4", "B3")) == "Na polu B3 nie ma kostki."
    assert Words("pl").refusal(Refusal("draft/not-in-pool", "T3", "B3")) == "W puli wyboru nie ma niebieskiej trójki."


def test_an_error_is_told_in_the_readers_language() -> None:
    assert Words("uk").error(Unavailable("score/not-over")) == "Партія ще триває."
    text = Words("pl").error(Unreadable("record/size", Why("bytes", most=5)))
    assert text == "Zapis jest za duży (najwyżej 5 bajtów)."


def test_an_unknown_code_is_told_as_it_is() -> None:
    assert Words("uk").error(VitrallError("moon/full")) == "moon/full"
    assert Words("uk").error(VitrallError("moon/full", Why("seat", seat=2))) == "місце 2 [moon/full]"
    assert Words("uk").refusal(Refusal("moon/full", "T1", "C2")) == "moon/full (T1)"


def test_telling_an_error_never_raises() -> None:
    for language in LANGUAGES:
        for detail in ("", "x" * 100_000, "{ $detail }", "\u2028\x00", "«»"):
            assert Words(language).error(Unreadable("card/toml", Why("told", text=detail), -1))
        for at in ("", "C2", "R5", "R?", "lathekin", "x" * 100_000, "no such card"):
            assert Words(language).refusal(Refusal("placement/touch", "P3", at))


def test_the_message_of_a_code() -> None:
    assert message_id("tool/no-die-in-hand") == "error-tool-no-die-in-hand"


def test_whatever_the_engine_refuses_can_be_told() -> None:
    luck = random.Random(7)
    game = Game.new(seed=7)
    speakers = [Words(language, strict=True) for language in LANGUAGES]
    while not game.is_over:
        for action in luck.sample(range(1, actions.DEAL_PRIVATE), 25):
            for reason in reasons(game.state, action):
                assert all(words.refusal(reason) for words in speakers)
        game.play(luck.choice(list(game.legal_moves)))

"""The referee's sheets of a whole table are those of the game that was played at it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from vitrall import Game, Options
from vitrall.referee import answer
from vitrall.referee.service import judged
from vitrall.words import LANGUAGES, Words


def finished(options: Options, seed: int) -> Game:
    game, luck = Game.new(options, seed), Random(seed)
    while not game.is_over:
        moves = list(game.legal_moves)
        eager = [move for move in moves if move != "pass"]
        game.play(luck.choice(eager or moves))
    return game


def question(game: Game) -> dict[str, Any]:
    view, scores = game.view(), game.scores
    players = [
        {
            "pattern": seat["pattern"],
            "dice": seat["rows"],
            "private": seat["privates"][0] if seat["privates"] else None,
            "tokens": seat["favor"],
            "pioneers": [line.id for line in score.pioneers],
            "blooms": [line.id for line in score.blooms],
        }
        for seat, score in zip(view["seats"], scores, strict=True)
    ]
    return {"ask": "sheets", "players": players, "objectives": view["publics"], "board": view["board"]}


@pytest.mark.parametrize("modules", [(), ("grey-glass", "pioneers", "blooms", "rivalry")])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_that_was_played_scores_the_same(players: int, modules: tuple[str, ...]) -> None:
    game = finished(Options(players=players, modules=modules), seed=players)
    answered = json.loads(answer(json.dumps(question(game))))
    assert [sheet["total"] for sheet in answered["sheets"]] == [score.total for score in game.scores]
    for sheet, score in zip(answered["sheets"], game.scores, strict=True):
        assert [line["points"] for line in sheet["public"]] == [line.points for line in score.public]
        assert [line["points"] for line in sheet["rivalries"]] == [line.points for line in score.rivalries]
        assert sheet["private"]["points"] == score.private.points if score.private else sheet["private"] is None
    assert set(game.winners) <= set(answered["winners"])


@pytest.mark.slow
def test_what_is_wrong_is_told_with_the_number_of_the_player() -> None:
    game = finished(Options(players=2), seed=1)
    asked = question(game)
    asked["players"][1]["tokens"] = -1
    for language, player in zip(LANGUAGES, ("player 2", "gracz 2", "гравець 2", "jugador 2"), strict=True):
        with pytest.raises(Exception, match="player 2") as wrong:
            judged(json.dumps(asked))
        assert player in Words(language).error(wrong.value)  # type: ignore[arg-type]

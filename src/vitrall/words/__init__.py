"""Everything a person reads, in the reader's language. The messages are in `vitrall/locales`; see `docs/languages.md`.

words = Words(language_from(os.environ))
words.say("round-of", round=3, total=10)        any message by its id
words.name("lathekin"), words.text("lathekin")  what a card is called, and what it does
words.die("R5", "acc")                          a die in the case that a sentence needs
words.move("draft R5", "Ana")                   a move that was made, for the log
words.offer("draft R5")                         one that may be made, for a list or a button
words.scored("light-shades", 2, 4)              why a card scores
words.refusal(reason), words.error(error)       why something cannot be done
"""

from vitrall.words.cases import Case
from vitrall.words.language import DEFAULT, LANGUAGES, language_from
from vitrall.words.speech import Words, message_id

__all__ = ["DEFAULT", "LANGUAGES", "Case", "Words", "language_from", "message_id"]

"""Learning to judge positions from games of the bots with themselves (`vitrall train`, extra `learn`).

`plan` says what is done, `gather` plays the games, `rows` stores what was seen in them, `targets` says what each row
should be worth, `model` and `fit` adjust the net, `gate` lets it play against its predecessor, `training` goes round.
"""

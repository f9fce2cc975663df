"""Learning to judge positions from games of the bots with themselves (`vitrall train`, extra `learn`).

`plan` has the settings, `gather` plays the games, `training_rows` stores their positions, `targets` computes the target
of each row, `model` and `fit` train the net, `gate` lets it play against its predecessor, `training` is the loop.
"""

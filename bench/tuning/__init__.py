"""How the weights of a bot are found: games played to learn from, and the weights that predict their scores best."""

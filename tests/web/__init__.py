"""What the browser is made from and tested with: printed cards, colours, films of games, sentences."""

"""What `vitrall.words` needs of the syntax tree: which messages a message refers to."""

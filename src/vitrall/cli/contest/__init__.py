"""What `vitrall arena` shows and writes."""

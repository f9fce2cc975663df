"""What the terminal shows. Everything here turns data into lines of text; nothing asks and nothing decides."""

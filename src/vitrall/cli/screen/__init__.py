"""What the terminal shows. Everything here turns data into lines of text; nothing here reads input or makes
decisions.
"""

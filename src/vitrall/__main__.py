"""`python -m vitrall`."""

from vitrall.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())

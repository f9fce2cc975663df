"""What needs torch is collected only by `python3 dev.py test heavy`."""

from __future__ import annotations

import os

collect_ignore_glob = [] if os.environ.get("VITRALL_HEAVY") else ["test_*.py"]

"""What one seat, or a spectator, may see and do (section H). It contains nothing that the viewer must not know."""

from vitrall.engine.phases import PHASES as PHASES
from vitrall.view.seat_view import SPECTATOR as SPECTATOR
from vitrall.view.table_view import seat_view as seat_view
from vitrall.view.view_types import View as View

__all__ = ["PHASES", "SPECTATOR", "View", "seat_view"]

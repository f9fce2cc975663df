"""What one seat, or a spectator, may see and do (section H). Nothing a viewer must not know ever enters here."""

from vitrall.view.phases import PHASES as PHASES
from vitrall.view.seats import SPECTATOR as SPECTATOR
from vitrall.view.shape import View as View
from vitrall.view.table import seat_view as seat_view

__all__ = ["PHASES", "SPECTATOR", "View", "seat_view"]

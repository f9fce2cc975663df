"""Analysis of a finished game: what was luck, what was lost by decisions, and what would have been better."""

from vitrall.analysis.account import Account as Account
from vitrall.analysis.account import Figure as Figure
from vitrall.analysis.analysis_data import analysis_data as analysis_data
from vitrall.analysis.analyst import Effort as Effort
from vitrall.analysis.game_analysis import EFFORTS as EFFORTS
from vitrall.analysis.game_analysis import Analysis as Analysis
from vitrall.analysis.game_analysis import Offer as Offer
from vitrall.analysis.game_analysis import Progress as Progress
from vitrall.analysis.game_analysis import Record as Record
from vitrall.analysis.game_analysis import SeatAnalysis as SeatAnalysis
from vitrall.analysis.game_analysis import analyse as analyse
from vitrall.analysis.game_analysis import analysing as analysing
from vitrall.analysis.game_analysis import analysing_in_stages as analysing_in_stages
from vitrall.analysis.game_analysis import seat_verdicts as seat_verdicts
from vitrall.analysis.verdicts import Verdict as Verdict
from vitrall.analysis.verdicts import accuracy as accuracy

__all__ = [
    "EFFORTS",
    "Account",
    "Analysis",
    "Effort",
    "Figure",
    "Offer",
    "Progress",
    "Record",
    "SeatAnalysis",
    "Verdict",
    "accuracy",
    "analyse",
    "analysing",
    "analysing_in_stages",
    "analysis_data",
    "seat_verdicts",
]

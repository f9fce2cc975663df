"""Bots: their interface, their registry and their supervisor; one file a bot. `mind` has the search and the evaluation
of the built-in ones.
"""

from vitrall.bots.bot import Bot as Bot
from vitrall.bots.bot import Idea as Idea
from vitrall.bots.bot import Reason as Reason
from vitrall.bots.guest import is_guest as is_guest
from vitrall.bots.match import play_match as play_match
from vitrall.bots.match import seated as seated
from vitrall.bots.registry import bot_names as bot_names
from vitrall.bots.registry import check_bot as check_bot
from vitrall.bots.registry import invite as invite
from vitrall.bots.registry import is_invitable as is_invitable
from vitrall.bots.registry import make_bot as make_bot
from vitrall.bots.sight import Budget as Budget
from vitrall.bots.sight import Sight as Sight
from vitrall.bots.supervisor import Fault as Fault
from vitrall.bots.supervisor import Supervisor as Supervisor
from vitrall.bots.supervisor import first_fault as first_fault

__all__ = [
    "Bot",
    "Budget",
    "Fault",
    "Idea",
    "Reason",
    "Sight",
    "Supervisor",
    "bot_names",
    "check_bot",
    "first_fault",
    "invite",
    "is_guest",
    "is_invitable",
    "make_bot",
    "play_match",
    "seated",
]

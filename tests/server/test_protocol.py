"""The protocol is what the documents say it is."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from testing.random_games import MANY
from vitrall.engine.errors import Unreadable
from vitrall.server.protocol import ClientMessage, Hello, ServerMessage, TermsInfo, read_message
from vitrall.server.protocol_schema import schema_text
from vitrall.server.settings import Settings, from_environment, variable
from vitrall.server.terms import Terms

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_in_the_documents_is_the_present_one() -> None:
    """Renew it with `python -m vitrall.server.protocol_schema > docs/protocol.schema.json`."""
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == schema_text()


def test_the_page_names_every_message_and_every_field() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        tag = kind.__struct_config__.tag
        assert f"`{tag}`" in page, tag
        missing = [field for field in kind.__struct_fields__ if f"`{field}`" not in page]
        assert missing == [], f"{tag}: {missing}"


def test_a_table_tells_all_of_its_terms_but_the_seed() -> None:
    assert set(TermsInfo.__annotations__) == set(Terms.model_fields) - {"seed"} | {"practice", "moved"}


def test_the_page_for_hosts_names_every_setting() -> None:
    page = (DOCS / "host.md").read_text(encoding="utf-8")
    for setting in fields(Settings):
        assert f"`--{setting.name.replace('_', '-')}`" in page, setting.name
        assert f"`{variable(setting.name)}`" in page, setting.name
    named = set(re.findall(r"`(VITRALL_[A-Z_]+)`", page)) - {"VITRALL_LANG"}
    assert named == {variable(setting.name) for setting in fields(Settings)}


def test_settings_come_from_the_environment() -> None:
    environ = {"VITRALL_PORT": "99", "VITRALL_PUBLIC_URL": "https://a.example", "VITRALL_METRICS": "yes", "HOME": "/"}
    settings = Settings(**from_environment(environ))  # type: ignore[arg-type]
    assert (settings.port, settings.url, settings.is_secure, settings.metrics) == (99, "https://a.example", True, True)
    for wrong in ({"VITRALL_PORT": "many"}, {"VITRALL_PORT": "70000"}, {"VITRALL_PUBLIC_URL": "ftp://a"}):
        with pytest.raises(Unreadable):
            Settings(**from_environment(wrong))  # type: ignore[arg-type]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["type", "number", "move"]), inner),
    max_leaves=9,
)


@pytest.mark.slow
@MANY
@given(st.binary(max_size=300) | st.text(max_size=300) | JSON.map(json.dumps))
def test_whatever_is_said_is_a_message_or_refused(data: str | bytes) -> None:
    message: object = None
    try:
        message = read_message(data)
    except Unreadable as refused:
        message = refused.code
    assert message in ("message/unreadable", "message/size") or isinstance(message, get_args(ClientMessage))


def test_a_greeting_is_read() -> None:
    assert read_message('{"type":"hello","version":1}') == Hello(1)
    assert read_message(b'{"type":"hello","version":1,"secrets":["s"],"last":7}') == Hello(1, "en", ["s"], 7)

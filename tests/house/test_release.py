"""A release can be made: one version, a changelog with notes, a bill of materials, workflows that are sound."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from release.artefacts import Failed
from release.changelog import notes, sections_of, version

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def project(folder: Path, number: str, changelog: str) -> Path:
    (folder / "pyproject.toml").write_text(f'[project]\nversion = "{number}"\n', encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    return folder


def test_the_version_is_written_in_one_place() -> None:
    number = version()
    assert f"version: {number}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", ["1.2", "01.2.3", "1.2.3-beta", "next", "1.2.3.4"])
def test_a_version_that_is_not_semantic_is_refused(tmp_path: Path, number: str) -> None:
    with pytest.raises(Failed, match="semantic"):
        version(project(tmp_path, number, ""))


@pytest.mark.parametrize(
    "changelog", ["", "## 0.2.0\n", "## 0.2.0\n\n### Added\n\n## 0.1.0\n- a line\n", "## 0.1.0\n- x\n"]
)
def test_an_empty_section_is_refused(tmp_path: Path, changelog: str) -> None:
    with pytest.raises(Failed, match=r"0\.2\.0"):
        notes("0.2.0", root=project(tmp_path, "0.2.0", changelog))


def test_the_notes_are_those_of_the_version(tmp_path: Path) -> None:
    changelog = (
        "# Changelog\n\n## Unreleased\n- later\n\n## 0.2.0 (2026-11-16)\n### Added\n- this\n\n## 0.1.0\n- before\n"
    )
    folder = project(tmp_path, "0.2.0", changelog)
    assert notes("0.2.0", root=folder) == "### Added\n- this"
    assert notes("0.3.0", or_unreleased=True, root=folder) == "- later"


def test_the_changelog_of_the_project_has_notes() -> None:
    assert sections_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert notes(version(), or_unreleased=True)


@pytest.mark.lengthy
def test_the_bill_of_materials_is_the_same_each_time_and_whole() -> None:
    code = "import json; from release.bill_of_materials import bill; print(json.dumps(bill(), sort_keys=True))"
    texts = {
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    (text,) = texts
    content: Any = json.loads(text)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", content["serialNumber"])
    names = {each["name"] for each in content["components"]}
    assert {"fastapi", "sqlalchemy", "uvicorn", "websockets", "starlette", "rich", "uvloop"} <= names
    refs = {each["bom-ref"] for each in content["components"]} | {content["metadata"]["component"]["bom-ref"]}
    assert {each["ref"] for each in content["dependencies"]} == refs
    assert {below for each in content["dependencies"] for below in each["dependsOn"]} <= refs
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert [each for each in content["components"] if f"{each['name']}=={each['version']}" not in pins] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_only_verbs_that_exist_and_asks_for_few_rights(path: Path) -> None:
    import dev

    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"dev\.py (\w+)", text)) <= set(dev.VERBS)
    assert "\npermissions:\n  contents: read\n" in text
    assert "secrets." not in text
    assert "persist-credentials: false" in text or "actions/checkout" not in text


def test_every_extra_is_pinned() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    pins = {line.partition("==")[0].lower() for line in (ROOT / "constraints.txt").read_text().splitlines()}
    names = [re.split(r"[<>=;\[ ]", need)[0].lower().replace("_", "-") for extra in extras.values() for need in extra]
    loose = {"hatchling", "mypy", "setuptools"}  # pinned in the build system, or by what installs them
    assert sorted({name for name in names if name not in pins} - loose) == []


def test_every_metric_is_documented_and_on_the_dashboard() -> None:
    from vitrall.server.metrics import REGISTRY

    families = {family.name for family in REGISTRY.collect()}
    host = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    board = (ROOT / "docs" / "grafana.json").read_text(encoding="utf-8")
    ends = r"(_total|_bucket)?(?![a-z_])"
    for text in (host, board):
        assert {name for name in families if not re.search(name + ends, text)} == set()
        named = {re.sub(r"_(total|bucket)$", "", name) for name in re.findall(r"vitrall_[a-z_]+", text)}
        assert named <= families


def test_compose_starts_a_server_that_can_write_only_its_volume() -> None:
    import yaml

    from vitrall.server.settings import Settings, from_environment

    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    server = services["vitrall"]
    assert (server["read_only"], server["cap_drop"]) == (True, ["ALL"])
    assert server["volumes"] == ["tables:/data"]
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    assert "ports" not in services["database"]
    named = from_environment(dict.fromkeys(server["environment"], "1"))
    assert set(named) == {"database", "public_url", "key_file"}
    assert server["environment"]["VITRALL_KEY_FILE"].startswith("/data/")
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert f"EXPOSE {Settings.port}\n" in lines
    assert f"127.0.0.1:{Settings.port}/ready" in lines


@pytest.mark.parametrize("lack", ["User", "Volumes", "Healthcheck", "ExposedPorts"])
def test_an_image_that_lacks_something_is_refused(lack: str) -> None:
    from release.image import check_settings

    config = {
        "User": "10001:10001",
        "Volumes": {"/data": {}},
        "Healthcheck": {"Test": ["CMD", "true"]},
        "ExposedPorts": {"8756/tcp": {}},
    }
    check_settings(config)
    with pytest.raises(Failed, match="lacks"):
        check_settings({**config, lack: None})

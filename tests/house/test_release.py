"""A release can be made: one version, a changelog with notes, a bill of materials, workflows that are sound."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
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
    import vitrall

    number = version()
    assert vitrall.__version__ == number
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (date,) = re.findall(rf"^## {re.escape(number)} \((\d{{4}}-\d\d-\d\d)\)$", changelog, re.MULTILINE)
    assert f"version: {number}\ndate-released: {date}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
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
    sections = sections_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert "Unreleased" in sections
    assert "### Added" in notes(version())


def test_the_badges_say_what_they_point_to() -> None:
    from release.badges import FOLDER, badges

    current = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    assert current == badges(), "run: .venv/bin/python -m release.badges"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\[!\[\w+\]\(docs/badges/(\w+)\.svg\)\]\(([^)]+)\)", readme)
    assert {name for name, _ in links} == set(current)
    assert [target for _, target in links if not (ROOT / target).is_file()] == []


def test_the_readme_says_at_its_top_how_to_install() -> None:
    top = (ROOT / "README.md").read_text(encoding="utf-8").partition("## ")[0]
    for command in ('pip install "vitrall[web]"', "pip install vitrall", "uvx --from", "pipx run --spec"):
        assert command in top


def test_security_and_conduct_are_reported_in_the_same_way() -> None:
    way = "“Report a vulnerability” on the project's security page"
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md"):
        text = " ".join((ROOT / name).read_text(encoding="utf-8").split())
        assert (text.count(way), text.count("within a week")) == (1, 1), name
        assert " mail" not in text


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
    import yaml

    import dev
    from release.__main__ import KNOWN

    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"dev\.py (\w+)", text)) <= set(dev.VERBS)
    assert set(re.findall(r"--[a-z-]+", " ".join(re.findall(r"dev\.py release(.*)", text)))) <= KNOWN
    assert "\npermissions:\n  contents: read\n" in text
    assert "secrets." not in text
    assert "persist-credentials: false" in text or "actions/checkout" not in text
    for job in yaml.safe_load(text)["jobs"].values():  # rights of a job replace those of the workflow
        checks_out = any("actions/checkout" in step.get("uses", "") for step in job["steps"])
        assert not checks_out or job.get("permissions", {"contents": "read"}).get("contents") == "read"


def test_the_package_names_every_python_that_it_is_tested_on_and_has_wheels_for() -> None:
    numbers = set(re.findall(r"Python :: 3\.(\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8")))
    tests, wheels = (
        (ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8") for name in ("test.yml", "release.yml")
    )
    assert set(re.findall(r'"3\.(\d+)"', tests)) == numbers
    assert set(re.findall(r"cp3(\d+)-\*", wheels)) == numbers


def test_shells_understand_every_install_command_that_names_an_extra() -> None:
    """zsh takes square brackets as a pattern, and a Windows prompt knows only double quotes."""
    texts = [*(ROOT / "src" / "vitrall" / "locales").rglob("*.ftl"), *(ROOT / "docs").glob("*.md"), ROOT / "README.md"]
    commands = [
        (path.name, line) for path in texts for line in path.read_text("utf-8").splitlines() if "vitrall[" in line
    ]
    assert len(commands) > 20
    assert [each for each in commands if re.search(r"install [\'v]\S*\[", each[1])] == []


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


def test_a_wheel_with_the_same_file_twice_is_refused(tmp_path: Path) -> None:
    from release.checks import check_duplicates

    def wheel(**files: str) -> Path:
        path = tmp_path / "a.whl"
        with zipfile.ZipFile(path, "w") as archive:
            for name, text in files.items():
                archive.writestr(name, text)
        return path

    licences = {"static/alegreya-sc-license.txt": "OFL", "picture/alegreya-sc-license.txt": "OFL"}
    check_duplicates(wheel(**licences, one="", other="", third="text"))
    with pytest.raises(Failed, match="twice"):
        check_duplicates(wheel(**licences, one="text", other="text"))


def test_an_artefact_without_the_whole_page_is_refused(tmp_path: Path) -> None:
    from release.checks import check_page

    static = tmp_path / "static"
    (static / "engine").mkdir(parents=True)
    for name in ("index.html", "engine/vitrall.zip"):
        (static / name).write_text(name)

    def artefacts(**files: str) -> list[Path]:
        wheel, sdist = tmp_path / "a.whl", tmp_path / "a.tar.gz"
        with zipfile.ZipFile(wheel, "w") as archive, tarfile.open(sdist, "w:gz") as packed:
            archive.writestr("vitrall/static/engine/", "")  # as auditwheel leaves it
            for name, text in files.items():
                archive.writestr(f"vitrall/static/{name}", text)
                member = tarfile.TarInfo(f"vitrall-1/src/vitrall/static/{name}")
                member.size = len(text)
                packed.addfile(member, io.BytesIO(text.encode()))
        return [wheel, sdist]

    whole = {"index.html": "index.html", "engine/vitrall.zip": "engine/vitrall.zip"}
    for artefact in artefacts(**whole):
        check_page(artefact, static)
    for lacking in ({"index.html": "index.html"}, {**whole, "index.html": "older"}, {**whole, "older.js": ""}):
        for artefact in artefacts(**lacking):
            with pytest.raises(Failed, match="another page"):
                check_page(artefact, static)


def test_actionlint_is_overruled_only_where_it_is_too_old() -> None:
    from release.workflows import faults

    def said(message: str) -> dict[str, Any]:
        return {"file": "test.yml", "line": 3, "message": message}

    known = [
        said('label "macos-15" is unknown. available labels are …'),
        said('unknown permission scope "attestations"'),
    ]
    wrong = [said('label "macos-1" is unknown. available labels are …'), said("unexpected key")]
    assert faults(json.dumps(known)) == []
    assert len(faults(json.dumps([*known, *wrong]))) == len(wrong)

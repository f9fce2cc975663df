"""What a stranger expects beside the code: templates, a citation, a service, a workflow that publishes safely."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_people_are_asked_for_what_helps() -> None:
    templates = [read(path) for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config"]
    assert len(templates) >= 2
    assert all({"name", "description", "body"} <= set(template) for template in templates)
    request = (GITHUB / "pull_request_template.md").read_text(encoding="utf-8")
    assert {"python3 dev.py test", "python3 dev.py check", "CHANGELOG.md"} <= set(re.findall(r"`([^`]+)`", request))


def test_the_citation_has_what_its_format_needs() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors", "version", "license"} <= set(citation)
    assert all(author.get("name") or author.get("family-names") for author in citation["authors"])


def test_the_service_starts_the_server_with_one_folder_to_write_to(tmp_path: Path) -> None:
    unit = (ROOT / "docs" / "vitrall.service").read_text(encoding="utf-8")
    assert "\nExecStart=/opt/vitrall/bin/vitrall serve --no-open\n" in unit
    settings = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    assert (settings["DynamicUser"], settings["ProtectSystem"], settings["CapabilityBoundingSet"]) == (
        "yes",
        "strict",
        "",
    )
    assert settings["Environment"] == f"XDG_DATA_HOME=/var/lib/{settings['StateDirectory']}"
    if shutil.which("systemd-analyze"):
        copy = tmp_path / "vitrall.service"
        copy.write_text(unit.replace("/opt/vitrall/bin/vitrall", "/bin/true"), encoding="utf-8")
        done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_proxies_are_told_to_pass_sockets_on_and_to_hide_metrics() -> None:
    host = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```$", host, re.MULTILINE | re.DOTALL)
    (nginx,) = (block for block in blocks if "proxy_pass" in block)
    for header in (
        "Host $host",
        "X-Forwarded-For $remote_addr",
        "Upgrade $http_upgrade",
        "Connection $http_connection",
    ):
        assert f"proxy_set_header {header};" in nginx
    (caddy,) = (block for block in blocks if "reverse_proxy" in block)
    assert all("/metrics" in block for block in (nginx, caddy))


def test_every_push_puts_the_documents_and_the_static_site_on_the_web() -> None:
    steps = read(GITHUB / "workflows" / "docs.yml")["jobs"]["site"]["steps"]
    commands = [step["run"] for step in steps if "run" in step]
    assert commands == ["python3 dev.py docs build", "python3 dev.py page site build/site/play"]
    (upload,) = (step for step in steps if "upload-pages-artifact" in step.get("uses", ""))
    assert upload["with"]["path"] == "build/site"


def test_a_tag_builds_every_wheel_and_publishes_it_without_a_secret() -> None:
    jobs = read(GITHUB / "workflows" / "release.yml")["jobs"]
    wheels = jobs["wheels"]
    systems = wheels["strategy"]["matrix"]["os"]
    assert {system.split("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}
    assert any(system.startswith("ubuntu") and system.endswith("-arm") for system in systems)
    (build,) = (step for step in wheels["steps"] if step.get("uses", "").startswith("pypa/cibuildwheel@"))
    assert build["env"]["CIBW_BUILD"].split() == ["cp311-*", "cp312-*", "cp313-*", "cp314-*"]
    assert "engine_kind() == 'compiled'" in build["env"]["CIBW_TEST_COMMAND"]
    publish = jobs["publish"]
    assert set(publish["needs"]) == {"page", "wheels"}
    assert publish["permissions"] == {"id-token": "write", "attestations": "write", "contents": "write"}
    used = {step.get("uses", "").partition("@")[0]: step.get("with", {}) for step in publish["steps"]}
    assert used["actions/attest-build-provenance"]["subject-path"] == "dist/*"
    assert used["pypa/gh-action-pypi-publish"]["attestations"] is True
    assert "*.cdx.json" in publish["steps"][-1]["run"]
    plain = " ".join(step.get("run", "") for step in jobs["page"]["steps"])
    assert "--dry-run --plain" in plain

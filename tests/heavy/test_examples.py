"""The notebooks of examples/ run from top to bottom, and their code is typed as strictly as a user may want."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
MOST_BYTES = 20_000  # of a notebook with its outputs
PATIENCE = 900


def test_there_are_three() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["data", "learning", "play-and-search"]


def script(path: Path, folder: Path) -> Path:
    """The code of a notebook as one file."""
    cells = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    file = folder / f"{path.stem.replace('-', '_')}.py"
    file.write_text("\n\n".join(cells) + "\n")
    return file


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    """Without an error, and what it prints is what was saved with it, but for figures of a training."""
    saved: Any = nbformat.read(path, as_version=4)
    notebook: Any = nbformat.read(path, as_version=4)
    if native := os.environ.get("VITRALL_NATIVE"):
        os.environ["PYTHONPATH"] = native
    kernel = AsyncKernelManager(kernel_name="python3", transport="ipc")  # TCP would be open to other users
    asyncio.run(NotebookClient(notebook, timeout=PATIENCE, km=kernel).async_execute(cleanup_kc=True))
    if path.stem != "learning":
        assert printed(notebook) == printed(saved), "run the notebook again, and save it"
    assert len(printed(saved)) == len(printed(notebook)) > 3


def printed(notebook: Any) -> list[str]:
    return [output.text for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_small(path: Path) -> None:
    assert path.stat().st_size < MOST_BYTES


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("scripts")
    for path in NOTEBOOKS:
        script(path, folder)
    (folder / "train_ppo.py").write_text((EXAMPLES / "train_ppo.py").read_text())
    return folder


def test_mypy_accepts_the_scripts(scripts: Path) -> None:
    settings = scripts / "mypy.ini"
    settings.write_text("[mypy]\n")
    files = [str(path) for path in sorted(scripts.glob("*.py"))]
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(settings), *files]
    done = subprocess.run(command, cwd=scripts, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_pyright_accepts_the_scripts(scripts: Path) -> None:
    settings = {"typeCheckingMode": "standard", "pythonVersion": "3.11", "include": ["*.py"]}
    (scripts / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "-p", str(scripts)]
    done = subprocess.run(command, cwd=scripts, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "0 errors" in done.stdout


def test_the_training_of_the_recipe_runs(tmp_path: Path) -> None:
    """For a few seconds: it learns to play legal moves only, keeps its limit, and leaves what the page promises."""
    environment = dict(os.environ)
    if native := environment.get("VITRALL_NATIVE"):
        environment["PYTHONPATH"] = native
    flags = ["--cpu-minutes", "0.1", "--games", "4", "--final-games", "8", "--out", str(tmp_path)]
    command = [sys.executable, str(EXAMPLES / "train_ppo.py"), *flags]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert {"curve.jsonl", "curve.png", "model.zip", "result.json"} <= {path.name for path in tmp_path.iterdir()}
    result = json.loads((tmp_path / "result.json").read_text())
    assert result["games"] == 8
    assert 0 <= result["random"]["won"] <= 1
    assert result["decisions"] > 0

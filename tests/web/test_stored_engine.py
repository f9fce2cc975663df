"""The engine's files: which of them a device stores and how a later visit takes them, and what is in them."""

from __future__ import annotations

import ast
import gzip
import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from testing.browser import STATIC, missing
from testing.local.static_site import PLACE, prepared, site_served, wait_until_ready

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
# Changes one byte of the stored file whose name ends so; the address.
SPOIL = """async ([name, end]) => {
  const cache = await caches.open(name);
  const [request] = (await cache.keys()).filter(({ url }) => url.endsWith(end));
  const answer = await cache.match(request);
  const content = new Uint8Array(await answer.arrayBuffer());
  content[content.length >> 1] ^= 1;
  await cache.put(request, new Response(content, { headers: answer.headers }));
  return request.url;
}"""
# The modules of ours that a page's server imports.
IMPORTED = """
import json, sys
from importlib import import_module
from vitrall.local.page_server import ROUTES
import vitrall.local.page_start
for name in ROUTES:
    import_module(f"vitrall.server.{name}_routes")
print(json.dumps([module.__file__ for name, module in sys.modules.items() if name.startswith("vitrall")]))
"""


@pytest.fixture(scope="module")
def library() -> set[str]:
    """The modules of Python's library that a page has."""
    packed = sorted(STATIC.glob("engine/*/library-*.zip.packed"))
    if not packed:
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed[0].read_bytes()))) as archive:
        names = (name.removesuffix(".pyc").removesuffix("/__init__") for name in archive.namelist())
        return {name.replace("/", ".") for name in names}


def wanted(tree: ast.AST) -> Iterator[str]:
    """The modules that a file imports, wherever in it, except for its types."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
        yield from wanted(node)


def test_a_page_has_every_module_of_the_library_that_its_server_imports(library: set[str]) -> None:
    path = f"{ROOT / 'src/vitrall/local/libraries'}:{ROOT / 'src'}"
    command = [sys.executable, "-c", IMPORTED]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": path})
    files = json.loads(done.stdout)
    assert len(files) > 100
    modules = {name for file in files if file for name in wanted(ast.parse(Path(file).read_text("utf-8")))}
    known = {name for name in modules if name.partition(".")[0] in sys.stdlib_module_names}
    in_binary = {*sys.builtin_module_names, "array", "collections.abc", "math", "unicodedata", "zlib"}
    assert sorted(known - library - in_binary) == []


def test_a_later_visit_compiles_what_the_service_worker_has(browser: Any, tmp_path: Path) -> None:
    """Only then the browser keeps what it compiled. A stored file that is damaged is loaded again."""
    if not (STATIC / "engine").is_dir():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    with site_served(tmp_path) as address:
        context = prepared(browser)
        page = context.new_page()
        answers: list[tuple[str, bool]] = []
        page.on("response", lambda answer: answers.append((answer.url.split("/")[-1], answer.from_service_worker)))

        def binaries() -> list[tuple[str, bool]]:
            wait_until_ready(page)
            those = [answer for answer in answers if ".wasm" in answer[0]]
            answers.clear()
            return those

        page.goto(address)
        assert binaries() == [("pyodide.asm.wasm.packed", False)]
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        assert binaries() == [("pyodide.asm.wasm", True)]
        assert page.evaluate(SPOIL, [f"vitrall-engine /{PLACE}/", ".asm.wasm"])
        page.reload()
        names = [name for name, _ in binaries()]
        assert names == ["pyodide.asm.wasm.packed", "pyodide.asm.wasm"]
        context.close()

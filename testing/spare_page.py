"""A page that is used by one test after another: a second load in the same process costs half the processor time of a
new one.

Undone is what a test stored, whom it let listen, what it permitted, the size, the media and the mouse. A test that does
more, such as stopping the clock, makes the page unfit for others, and it is thrown away.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Error

# Whatever of Playwright changes a page or its context for longer than a document lives, and `tidy` does not undo.
LASTING: Final = {
    "page": (
        *("add_init_script", "close", "expose_binding", "expose_function", "once", "route"),
        *("route_from_har", "route_web_socket", "set_default_timeout", "set_extra_http_headers"),
    ),
    "clock": ("fast_forward", "install", "pause_at", "resume", "run_for", "set_fixed_time", "set_system_time"),
    "context": (
        *("add_init_script", "close", "expose_binding", "expose_function", "new_cdp_session", "new_page"),
        *("on", "once", "route", "set_default_timeout", "set_offline"),
    ),
}
AS_THE_BROWSER: Final = dict.fromkeys(("media", "color_scheme", "reduced_motion", "forced_colors", "contrast"), "null")


class SparePage:
    """One page of one context."""

    def __init__(self, context: Any, watchers: dict[str, Any]) -> None:
        self.context = context
        self.page = context.new_page()
        self._line = context.new_cdp_session(self.page)
        self._line.send("Page.enable")
        self._script = ""
        self._watchers: dict[str, Any] = {}
        self._listeners: list[tuple[str, Any]] = []  # those of the test
        self.is_fit = True
        self._on = self.page.on
        self.page.on = self._listen
        self.watch(watchers)
        for thing, names in ((self.page, "page"), (self.page.clock, "clock"), (self.context, "context")):
            for name in LASTING[names]:
                setattr(thing, name, self._noted(getattr(thing, name)))

    def _noted(self, method: Any) -> Any:
        def call(*values: Any, **named: Any) -> Any:
            self.is_fit = False
            return method(*values, **named)

        return call

    def _listen(self, event: str, listener: Any) -> None:
        self._listeners.append((event, listener))
        self._on(event, listener)

    def watch(self, watchers: dict[str, Any]) -> None:
        """Let others know from now on what the page asks for and complains about."""
        for event, listener in self._watchers.items():
            self.page.remove_listener(event, listener)
        self._watchers = watchers
        for event, listener in watchers.items():
            self._on(event, listener)

    def prepare(self, script: str, size: tuple[int, int]) -> None:
        """Before a document is loaded: the script that runs first in it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        answer = self._line.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        self._script = answer["identifier"]

    def tidy(self, site: str) -> bool:
        """After a test: forget everything it stored; false if the page cannot be used again."""
        if not self.is_fit or self.page.is_closed() or len(self.context.pages) != 1:
            return False
        try:
            self.page.evaluate("sessionStorage.clear()")
            self._line.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": self._script})
            self.page.goto("about:blank")
        except Error:  # a failed test left it in a state that nobody knows
            return False
        while self._listeners:
            self.page.remove_listener(*self._listeners.pop())
        self.page.emulate_media(**AS_THE_BROWSER)
        self.page.mouse.move(-10, -10)
        self._line.send("Storage.clearDataForOrigin", {"origin": site.rstrip("/"), "storageTypes": "all"})
        self.context.clear_cookies()
        self.context.clear_permissions()
        return True

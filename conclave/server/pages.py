"""The built web client: its files, and its one page for every other address."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

import msgspec
from starlette.responses import PlainTextResponse, Response

from conclave.kernel.text import LANGUAGES

FOLDER = Path(__file__).parent / "static"
NOT_BUILT = ("The web client has not been built. Run `make play` in a checkout of Conclave, or `python tools/web.py`, "
             "then load this page again. The API is at /api/openapi.json.\n")
FOREVER = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
PACKED = ".br"  # beside a file: the same, compressed when the client was built
BROTLI = re.compile(r"(?:^|[,\s])br(?:$|[,\s]|;(?!\s*q=0(?:\.0*)?(?:$|[,\s])))")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
         ".svg": "image/svg+xml"}


class Hints(msgspec.Struct):
    """What a page will ask for, as the build has written it down: on every page, on the first one, by language."""

    start: list[str] = []
    home: list[str] = []
    words: dict[str, str] = {}


def language_of(wishes: str) -> str:
    """The language that a browser asks for, or English.

    >>> language_of("de-DE, uk;q=0.9, en;q=0.8"), language_of("")
    ('uk', 'en')
    """
    wanted = [re.split("[-;]", wish.strip().lower())[0] for wish in wishes.split(",")]
    return next((wish for wish in wanted if wish in LANGUAGES), "en")


class Pages:
    """Knows which files there are, so that no address can lead elsewhere."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
        hints = self._files.get("/hints.json")
        self._hints = msgspec.json.decode(hints.read_bytes(), type=Hints) if hints is not None else Hints()

    @property
    def built(self) -> bool:
        """Whether there is a client."""
        return "/index.html" in self._files

    def ahead(self, path: str, lang: str) -> str:
        """A header that tells the browser what the page of an address will ask for, before it knows that itself."""
        hints = self._hints
        words = [hints.words[lang]] if lang in hints.words else []
        files = [*hints.start, *words, *(hints.home if path == "/" else [])]
        return ", ".join([f"</{file}>; rel=modulepreload" if file.endswith(".js")
                          else f"</{file}>; rel=preload; as=style; crossorigin" for file in files])

    def respond(self, path: str, wishes: str = "", packings: str = "") -> Response:
        """The file of an address, or the page that shows everything.

        `wishes` are the languages that a browser asks for, and `packings` the ways of compression that it can read.
        """
        file = self._files.get(path)
        if file is not None and not file.is_file():  # another client was built meanwhile
            file = None
        if file is not None and path != "/index.html":
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            caching = FOREVER if path.startswith("/assets/") else "no-cache"
            headers = {"Cache-Control": caching}
            packed = self._files.get(f"{path}{PACKED}")
            if packed is None or not packed.is_file():
                return Response(file.read_bytes(), media_type=kind, headers=headers)
            headers["Vary"] = "Accept-Encoding"
            if not BROTLI.search(packings):
                return Response(file.read_bytes(), media_type=kind, headers=headers)
            return Response(packed.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": "br"})
        if path.startswith("/assets/"):
            return PlainTextResponse("There is no such file.\n", status_code=404)
        if not self.built:
            return PlainTextResponse(NOT_BUILT, status_code=503)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        ahead = self.ahead(path, language_of(wishes))
        if ahead:
            headers["Link"] = ahead
        return Response(self._files["/index.html"].read_bytes(), media_type="text/html", headers=headers)

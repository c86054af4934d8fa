"""The built web client: its files, and its one page for every other address."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parent / "static"
NOT_BUILT = ("The web client has not been built. Run `make play` in a checkout of Conclave, or `python tools/web.py`, "
             "then load this page again. The API is at /api/openapi.json.\n")
FOREVER = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
         ".svg": "image/svg+xml"}


class Pages:
    """Knows which files there are, so that no address can lead elsewhere."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}

    @property
    def built(self) -> bool:
        """Whether there is a client."""
        return "/index.html" in self._files

    def respond(self, path: str) -> Response:
        """The file of an address, or the page that shows everything."""
        file = self._files.get(path)
        if file is not None and path != "/index.html":
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            caching = FOREVER if path.startswith("/assets/") else "no-cache"
            return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})
        if path.startswith("/assets/"):
            return PlainTextResponse("There is no such file.\n", status_code=404)
        if not self.built:
            return PlainTextResponse(NOT_BUILT, status_code=503)
        return Response(self._files["/index.html"].read_bytes(), media_type="text/html",
                        headers={"Cache-Control": "no-cache"})

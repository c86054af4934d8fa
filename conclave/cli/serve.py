"""`conclave serve`: tables in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from conclave.cli.options import Lang


def serve(host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for the whole network.")]
          = "127.0.0.1",
          port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
          browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
          workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes; several need Redis.")] = 1,
          lang: Lang = None) -> None:
    """Serve tables to browsers, until Ctrl-C."""
    import sys

    from conclave.cli.speech import Speech, language
    from conclave.server.running import serve as run
    from conclave.server.running import serve_together
    speech = Speech(language(lang))

    def tell(address: str, built: bool) -> None:
        sys.stdout.write(f"{speech('serve-at', address=address)}\n")
        if not built:
            sys.stdout.write(f"{speech('serve-not-built')}\n")
        sys.stdout.flush()

    if workers > 1:
        serve_together(host, port, workers, tell)
    else:
        run(host, port, browser, tell)

"""The server: tables over HTTP and WebSocket, the store behind them, and the bots that play along."""

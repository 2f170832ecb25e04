"""The table in the browser: tables, seats, sockets, clocks, storage. Handles views, never names a card."""

"""Things of a game on paper: a template and its data become a PDF. What belongs to a game lies in `games/<game>`."""

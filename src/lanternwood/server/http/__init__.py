"""What can be asked for over HTTP. Every error is a Problem."""

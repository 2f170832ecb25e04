"""The laboratory: simulation, balance, benchmarks, and every game in the form learning programs know."""

"""Scenarios: tables set up as wished, played click by click, and recorded traces compared with what happens here.

`scene` lays out a table, `definition` plays from it, `clicks` tells what a recorded click may mean, `compare` shows the
table as a trace does, `trace` reads files, `run` runs them.
"""

"""The games as environments of learning libraries. Each module needs its library: `pip install mathom[env]`."""

"""`python -m mathom` is the same as `mathom`."""

from mathom.cli.main import main

raise SystemExit(main())

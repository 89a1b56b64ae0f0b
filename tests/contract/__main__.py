"""Writes docs/openapi.json as the description says."""

from tests.contract.description import FILE, written

FILE.write_text(written(), encoding="utf-8")

"""The JSON API as a contract: its OpenAPI description (docs/openapi.json), and whether it holds.

python -m tests.contract        writes docs/openapi.json and docs/format.schema.json anew
"""

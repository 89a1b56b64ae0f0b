"""Write docs/format.schema.json as the games are, then docs/openapi.json as the calls are."""

from tests.contract import description, game_file

game_file.FILE.write_text(game_file.schema_text(), encoding="utf-8")
description.FILE.write_text(description.description_text(), encoding="utf-8")

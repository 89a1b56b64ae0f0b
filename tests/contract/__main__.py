"""Write the schemas of game files and of pads, then docs/openapi.json as the calls are."""

from tests.contract import description, game_file, pad_file

game_file.FILE.write_text(game_file.schema_text(), encoding="utf-8")
pad_file.FILE.write_text(pad_file.schema_text(), encoding="utf-8")
description.FILE.write_text(description.description_text(), encoding="utf-8")

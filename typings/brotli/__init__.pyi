"""Types of what Companion uses of brotli."""

MODE_GENERIC: int
MODE_TEXT: int
MODE_FONT: int

def compress(
    string: bytes, mode: int = ..., quality: int = ..., lgwin: int = ..., lgblock: int = ...
) -> bytes: ...

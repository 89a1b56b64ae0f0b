from typing import Any

class Field:
    def __init__(self, label: str, *, default: Any = ..., render_kw: Any = ...) -> None: ...

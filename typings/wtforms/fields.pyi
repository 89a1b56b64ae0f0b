from collections.abc import Callable, Sequence
from typing import Any

class Field:
    data: Any
    errors: Sequence[str]
    def __init__(
        self,
        label: str,
        *,
        default: Any = ...,
        filters: Sequence[Callable[[Any], Any]] = ...,
        render_kw: Any = ...,
        validators: Sequence[object] = ...,
    ) -> None: ...

from collections.abc import Callable, Iterable
from os import PathLike
from typing import Any
from wsgiref.headers import Headers
from wsgiref.types import StartResponse, WSGIApplication

class WhiteNoise:
    def __init__(
        self,
        application: WSGIApplication,
        *,
        max_age: int | None = ...,
        allow_all_origins: bool = ...,
        add_headers_function: Callable[[Headers, str, str], None] | None = ...,
        immutable_file_test: Callable[[str, str], bool] | None = ...,
    ) -> None: ...
    def add_files(self, root: PathLike[str], prefix: str | None = ...) -> None: ...
    def __call__(
        self, environ: dict[str, Any], start_response: StartResponse
    ) -> Iterable[bytes]: ...

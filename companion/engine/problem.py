"""The one error of the engine."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Params, Path, ProblemDict


class Problem(Exception):
    """Something a game file or an entry may not say.

    `code` is a message of the catalogue, `at` the path to the offending place
    inside the entry (or the set-up), `params` whole numbers and short texts
    that explain it.
    """

    def __init__(self, code: str, at: "Path", params: "Params | None" = None):
        super().__init__(code)
        self.code = code
        self.at = at
        self.params = params or {}
        self.is_tolerated = False
        """Whether the entry counts all the same: an engine before this rule has accepted it."""

    def with_prefix(self, prefix: "Path") -> "Problem":
        """Return the same problem, seen from further out."""
        return Problem(self.code, prefix + self.at, self.params)

    def to_dict(self, entry: int) -> "ProblemDict":
        """Return the problem as the format writes it; `entry` counts from 1, 0 is the set-up."""
        return {"entry": entry, "at": self.at, "code": self.code, "params": self.params}

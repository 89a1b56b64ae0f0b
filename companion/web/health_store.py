"""Whether the database answers."""

from sqlalchemy import text
from sqlalchemy.orm import Session

from companion.db.transactions import reads


@reads
def ask(session: Session) -> None:
    """Ask it anything; raises where it does not answer."""
    session.execute(text("SELECT 1"))

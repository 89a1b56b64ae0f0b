"""What every part rests on, without Flask and without SQLAlchemy."""

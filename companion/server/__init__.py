"""What serves: gunicorn, its workers, their patience."""

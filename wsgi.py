"""The application for a WSGI server: `gunicorn --worker-class gevent wsgi:app`."""

from companion import create_app

app = create_app()

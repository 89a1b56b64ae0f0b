"""The application for a WSGI server.

gunicorn --worker-class companion.server.worker.Worker wsgi:app
"""

from companion import create_app

app = create_app()

from wtforms import Form
from wtforms.fields import Field

class CSRFTokenField(Field):
    current_token: str

class CSRF:
    def generate_csrf_token(self, csrf_token_field: CSRFTokenField) -> str: ...
    def validate_csrf_token(self, form: Form, field: CSRFTokenField) -> None: ...

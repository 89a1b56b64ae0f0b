"""The rules of all games: pure Python, the same files on the server and on the phone.

`docs/engine.md` describes what they offer. The phone runs these files under
MicroPython, which decides the dialect: no dataclasses, enum or typing, whole
numbers only, and nothing may lean on the order of a dict.
"""

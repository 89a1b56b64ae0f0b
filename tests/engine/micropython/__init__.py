"""The engine as the phone runs it: MicroPython compiled to WebAssembly."""

"""Sharing: links that let other phones in, and the phones that came."""

"""Who may see and change what: devices, grants, links."""

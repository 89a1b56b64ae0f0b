"""The operator's commands: backup, restore, doctor, copy, demo, upgrades."""

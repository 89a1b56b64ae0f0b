/** Letters that the name of a person, team, game or pad may have: companion/engine/check.py. */
export const MAX_NAME = 40;

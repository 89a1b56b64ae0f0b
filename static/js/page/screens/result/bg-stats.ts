/**
 * Export of a finished game to BG Stats: a link that its app opens, and asks before it stores anything.
 *
 * The format is BG Stats' own. Every field is always present, because its app rejects a play without a
 * `winner` for each player.
 */

import type { Setup, Sheet } from "../../../types.ts";
import { ownName } from "../../game-texts.ts";
import { nameKey } from "../../local/usual-players.ts";
import { accepted, effective } from "../../log/log.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { peopleAt } from "../../team-names.ts";
import { startingSeat } from "../new-game/plan.ts";
import { figures } from "../sheet/standing.ts";
import { playingTime } from "./playing-time.ts";

const ADDRESS = "https://app.bgstatsapp.com/createPlay.html";

export interface BgStatsPlay {
  sourceName: string;
  sourcePlayId: string;
  /** When it ended, in UTC: "2026-11-21 21:40:00". */
  playDate: string;
  durationMin: number;
  game: { name: string; sourceGameId: string; highestWins: boolean; noPoints: boolean };
  players: BgStatsPlayer[];
}

interface BgStatsPlayer {
  name: string;
  sourcePlayerId: string;
  score: number;
  rank: number;
  winner: boolean;
  startPlayer: boolean;
  /** What the player's team is called; only where there are teams. */
  team?: string;
}

/** Return the address that sends a finished game to BG Stats; `gameName` is the game's display name. */
export function bgStatsLink(table: LoadedGame, gameName: string): string {
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(playOf(table, gameName)))}`;
}

/** Convert a finished game to a play of BG Stats. */
export function playOf(table: LoadedGame, gameName: string): BgStatsPlay {
  const { id, setup, sheet } = table.record;
  const { endTime, minutes } = playingTime(table);
  return {
    sourceName: t("app.name"),
    sourcePlayId: id,
    playDate: formatUtc(endTime),
    durationMin: minutes,
    game: {
      name: gameName,
      sourceGameId: gameId(setup),
      highestWins: (setup.pad ?? setup.options).wins !== "low",
      noPoints: false,
    },
    players: players(setup, sheet, findStarter(table)),
  };
}

/** Return what BG Stats knows the game by; of one with a name that too, of a pad whichever language is read here. */
function gameId(setup: Setup): string {
  const { game, pad } = setup;
  if (!pad) return [game, ownName(setup)].join(" ").trim();
  const { name } = pad;
  return `${game} ${typeof name === "string" ? name : (name.en ?? Object.values(name)[0])}`;
}

function players(setup: Setup, sheet: Sheet, starter: number | null): BgStatsPlayer[] {
  const { seats } = setup;
  const { ranks, winners } = sheet;
  const scores = figures(setup, sheet);
  return seats.flatMap((one, seat) =>
    peopleAt(one).map((name) => ({
      name,
      sourcePlayerId: personId(name),
      score: scores[seat] ?? 0,
      rank: ranks[seat] ?? seats.length,
      winner: sheet.rounds.length > 0 && winners.includes(seat),
      startPlayer: seat === starter && !one.members, // which of a team began is not known
      ...(one.members && { team: one.name }),
    })),
  );
}

/**
 * Return a person's id for BG Stats, the same in every game: the name, as names are compared in a scorebook.
 *
 * The seat's `player` would not do, because only some games of a person have one.
 */
function personId(name: string): string {
  return nameKey(name);
}

/** Return the seat that began; null where that is unknown. */
function findStarter({ record: { setup, sheet }, log }: LoadedGame): number | null {
  if (setup.game === "lynx") return null; // it is known who deals, not who begins
  const opening = effective(accepted(log)).find(({ id }) => sheet.rounds[0]?.entries.includes(id));
  const leader = opening?.type === "trick" ? opening.leader : undefined;
  return typeof leader === "number" ? leader : beginningSeat(setup);
}

/** Return the seat that begins by the set-up; by a pad it may be the one to the left of the dealer, or not known. */
function beginningSeat(setup: Setup): number | null {
  const { pad, seats } = setup;
  const first = startingSeat(setup);
  if (!pad || first === null) return first;
  if (!pad.begins) return null; // it is known who deals, not who begins
  return pad.deals === "left" && pad.begins === "left" ? (first + 1) % seats.length : first;
}

function formatUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** Quiet hours by the clock where the borrower is. Daylight saving time is the zone's own affair. */
import type { QuietHours } from '../../types/messages.ts';
import { clockIn } from '../dates/clock-in.ts';
import type { Facts } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';

const quarter = 15 * 60_000;
/** Two nights: zones of one state whose nights follow each other. */
const most = 200;

/** The first moment from `at` on that is quiet nowhere; `at` itself by day. Milliseconds since 1970. */
export function quietUntil(quiet: QuietHours, facts: Facts, at: number): number {
  const zones = zonesOf(quiet, facts);
  let moment = at;
  for (let tries = 0; tries < most && zones.some((zone) => isQuiet(quiet, zone, moment)); tries += 1)
    moment = (Math.floor(moment / quarter) + 1) * quarter;
  return moment;
}

function zonesOf({ stateAt, zones, otherwise }: QuietHours, facts: Facts): string[] {
  const state = stateAt.map((path) => readPath(facts, path)).find((value) => typeof value === 'string');
  return (typeof state === 'string' && Object.hasOwn(zones, state) ? zones[state] : undefined) ?? otherwise;
}

function isQuiet({ from, until }: QuietHours, timeZone: string, at: number): boolean {
  const { hour } = clockIn(timeZone, at);
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

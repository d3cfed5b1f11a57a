/** A moment that is not there is never read as 1970: nothing in server, engine or browser puts 0 in its place. */
/** Covers src/engine/dates/iso-day.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addDays } from '../src/engine/dates/add-months.ts';
import { dayOf } from '../src/engine/dates/iso-day.ts';

/** What names a moment or a day, as the last word before the zero. */
const moment =
  /(?:\b(?:at|since|until|end|start|noted|expires|expiration|exp|deadline|moment|date|day|heard|seen|last)|_at|_on|[a-z](?:(?<!codePoint)At|On|Until|Since|Sent|End|Ends|Date|Day|Moment|Deadline|Expiry|Expires))\b/;
const zero = /(\w+)(?:\(\w*\))?\)*\s*(?:\?\?|\|\|)\s*0\b/g;
const dayNumber = /isoToDay\([^()]*(?:\([^()]*\))?[^()]*\)\s*(?:\?\?|\|\|)\s*0\b/g;
const endOf = /\b\w*(?:(?<!codePoint)(?:End|Until|Moment|At))\([^()]*\)\)*\s*(?:\?\?|\|\|)\s*0\b/g;

function findings(source: string): string[] {
  const named = [...source.matchAll(zero)].filter(([, name = '']) => moment.test(name)).map(([text]) => text);
  const calls = [...source.matchAll(dayNumber), ...source.matchAll(endOf)].map(([text]) => text);
  return [...new Set([...named, ...calls])];
}

const files = ['src/server', 'src/engine', 'src/web'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => `${room}/${name}`),
);

test('no source puts 1970 in the place of a missing moment', () => {
  const found = files.flatMap((file) =>
    findings(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}. Say what a missing one means.`),
  );
  expect(found).toEqual([]);
});

test.each([
  'lastSent: Number(at ?? 0) }',
  'const left = ((await rescissionEnd(scope)) ?? 0) - scope.now',
  'Number(latest?.created_at ?? 0) + againMs',
  '(open?.expiresAt ?? 0) > world.clock.now()',
  'now() - (open.noted ?? 0) < awayAfter',
  '(isoToDay(today) ?? 0) - 1',
  'expires: payload.exp ?? 0',
  '(chat.session.expiration ?? 0) <= now()',
])('%s would be found', (source) => {
  expect(findings(source)).not.toEqual([]);
});

test('a date that is none is refused, and never counted from 1970', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(() => addDays('', 1)).toThrow('"" is no calendar date.');
  expect(() => dayOf('2026-02-30')).toThrow(RangeError);
});

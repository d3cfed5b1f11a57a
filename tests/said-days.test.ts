/** Days and times are said in the reader's language: few files of the web app word them. */
/** Covers src/web/platform/data/say-time.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('../src/web/', import.meta.url);
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

/** They name the language; the calendar reads what was typed. */
const told = ['platform/data/say-time.ts', 'platform/data/say.ts', 'widgets/typing/calendar.ts'];

/** What words a day without being told in which language, or in English. */
const english =
  /engine\/text\/(moment-date|moment-time|moment-short|long-date|relative-time)\.ts|DateTimeFormat\('/;

test('no other file words a day: five said "December 4, 2026" to who reads Spanish', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files.filter((name) => english.test(readFileSync(new URL(name, web), 'utf8')));
  expect(found.sort(), 'Use what src/web/platform/data/say-time.ts has.').toEqual(told);
});

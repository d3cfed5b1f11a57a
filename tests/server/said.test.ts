/** What the server says to borrowers is in flows/site.json: every sentence that it names is there, and none that it does not. */
/** Covers src/server/platform/language, src/server/platform/errors. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Refusal } from '../../src/server/platform/errors/refusal.ts';
import { saidOf, says } from '../../src/server/platform/language/said.ts';
import { wordingIn } from '../../src/server/platform/language/wording.ts';
import type { Site } from '../../src/types/site.ts';
import { english } from './english.ts';

const site: Site = JSON.parse(readFileSync('flows/site.json', 'utf8'));
const there = Object.entries(site.serverSays ?? {}).flatMap(([room, names]) =>
  Object.keys(names).map((name) => `${room}.${name}`),
);
const code = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/server/${file}`, 'utf8'))
  .join('\n');
const named = [...code.matchAll(/\bsays\(([^)]*?)[,)]/g)].flatMap(([, first = '']) =>
  [...first.matchAll(/'([a-z]+\.[A-Za-z0-9]+)'/g)].map(([, name = '']) => name),
);

test('every sentence that the server names is there', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('no sentence is there that the server does not name', () => {
  // A room may be named before its sentence is chosen: `signer.${name}`.
  const chosen = [...code.matchAll(/\bsays\(`([a-z]+)\.\$\{/g)].map(([, room]) => `${room}.`);
  const isNamed = (name: string) =>
    code.includes(`'${name}'`) ||
    chosen.some((room) => name.startsWith(room) && code.includes(`'${name.slice(room.length)}'`));
  expect(there.filter((name) => !isNamed(name))).toEqual([]);
});

test('a refusal carries names: its message, which logs show, has no words of a borrower', () => {
  const refusal = new Refusal(422, [says('document.otherName', { name: 'Maria Sample' })]);

  expect(refusal.message).toBe('document.otherName');
});

test('a sentence is filled in as its language writes; another sentence may fill a gap', () => {
  const spoken = wordingIn({
    site: {
      languages: { es: { name: 'Español', locale: 'es-US', offer: 'x' } },
      serverSays: { code: { wrong: 'Quedan {{left | tries}}', both: '{{one}} y espere {{s | wait}}' } },
    },
    flows: { any: { words: { tries: { one: 'intento', other: 'intentos' } } } as never },
    language: 'es',
  });

  expect([1, 2].map((left) => spoken.word(says('code.wrong', { left })))).toEqual([
    'Quedan 1 intento',
    'Quedan 2 intentos',
  ]);
  expect(spoken.word(says('code.both', { one: says('code.wrong', { left: 1 }), s: 300 }))).toBe(
    'Quedan 1 intento y espere 5 minutos',
  );
});

test('what was stored by its name is worded when it is read; a text that was stored stays', () => {
  const held = { heldUntil: '2026-12-04' };

  expect(english.word(saidOf('offer.held', held))).toBe(
    "We held your rate until December 4, 2026. These are today's terms.",
  );
  expect(english.word(saidOf('You corrected an answer.'))).toBe('You corrected an answer.');
});

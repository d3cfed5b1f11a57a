/** Dates, money and counts as a reader of another language writes them: US Spanish keeps the dollar's signs, not its words. */
/** Covers src/engine/text/interpolate.ts. */
import { expect, test } from 'vitest';
import { interpolate } from '../../../src/engine/text/interpolate.ts';

const facts = {
  locale: 'es-US',
  day: '2026-11-22',
  at: '2026-11-23T02:00:00Z',
  month: '2024-03',
  amount: 123456,
  term: 10,
  one: 1,
  words: { tries: { one: 'intento', other: 'intentos' }, ordinals: { other: '.º' } },
};
const inSpanish = (text: string) => interpolate(text, { ...facts, timeZone: 'America/Chicago' });

test.each([
  ['{{day | date}}', '22 de noviembre de 2026'],
  ['{{at | moment}}', '22 de noviembre de 2026'],
  ['{{month | month}}', 'marzo de 2024'],
  ['{{term | years}}', '10 años'],
  ['{{one | years}}', '1 año'],
  ['{{amount | cents}}', '$1,234.56'],
  ['{{term | wait}}', '10 segundos'],
  ['{{one | tries}}', '1 intento'],
  ['{{term | tries}}', '10 intentos'],
  ['{{term | ordinal}}', '10.º'],
  ['{{at | moment-short}}', '22\u00A0nov,\u00A08:00\u00A0p.m.'],
  ['{{at | moment-time}}', '22 de noviembre de 2026, 8:00 p.m. CST'],
])('%s is %s in US Spanish', (text, said) => {
  expect(inSpanish(text)).toBe(said);
});

test.each([
  ['{{day | date}}', 'November 22, 2026'],
  ['{{term | years}}', '10 years'],
  ['{{one | years}}', '1 year'],
])('%s is %s where no language is named', (text, said) => {
  expect(interpolate(text, { ...facts, locale: undefined })).toBe(said);
});

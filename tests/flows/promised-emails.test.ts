/** Covers flows/heloc/pages/complete.json, flows/heloc/messages.json. */
/** A page promises no more emails than are sent. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = readdirSync('flows', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.includes('pages/') && name.endsWith('.json'))
  .map((name) => `flows/${name}`);

// Of nothing that has many steps does an email tell of each: the first payment has none, for one.
const everyStep =
  /\b(?:email|text)s? you (?:at|after|before|about|for|with) (?:each|every)\b|\b(?:each|every) step\b[^.]*\bemail/i;
const enCadaPaso =
  /(?:correo|mensaje)[^.]*\ben cada (?:paso|etapa)\b|\ben cada (?:paso|etapa)\b[^.]*(?:correo|mensaje)/i;

test('no page promises an email at each step of many', () => {
  const told = pages.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return everyStep.test(text) || enCadaPaso.test(text);
  });
  expect(told).toEqual([]);
});

test('the last page promises the email that goes with the money', () => {
  const page = readFileSync('flows/heloc/pages/complete.json', 'utf8');
  expect(page).toContain("We'll email you when we send your money.");
  expect(readFileSync('flows/heloc/messages.json', 'utf8')).toContain('"subject": "We sent your money"');
});

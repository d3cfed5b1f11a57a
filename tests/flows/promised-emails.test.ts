/** A page promises no more emails than are sent. */
/** Covers flows/heloc/pages/complete.json, flows/heloc/messages.json. */
import { expect, test } from 'vitest';
import { filesLike, wholeFile } from '../whole-files.ts';

const pages = filesLike(/^flows\/.*pages\//);

// Of nothing that has many steps does an email tell of each: the first payment has none, for one.
const everyStep =
  /\b(?:email|text)s? you (?:at|after|before|about|for|with) (?:each|every)\b|\b(?:each|every) step\b[^.]*\bemail/i;
const enCadaPaso =
  /(?:correo|mensaje)[^.]*\ben cada (?:paso|etapa)\b|\ben cada (?:paso|etapa)\b[^.]*(?:correo|mensaje)/i;

test('no page promises an email at each step of many', () => {
  const told = pages.filter((file) => {
    const text = JSON.stringify(wholeFile(file));
    return everyStep.test(text) || enCadaPaso.test(text);
  });
  expect(told).toEqual([]);
});

test('the last page promises the email that goes with the money', () => {
  const page = JSON.stringify(wholeFile('flows/heloc/pages/complete.json'));
  expect(page).toContain("We'll email you when we send your money.");
  expect(JSON.stringify(wholeFile('flows/heloc/messages.json'))).toContain('"subject":"We sent your money"');
});

/** Covers flows/signer/pages/hmda.json. */
/** Regulation C has one form: everyone who borrows is asked the same, in the same words and order. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pageAt = (path: string) => {
  const { content, schema, ui, lead, title } = JSON.parse(readFileSync(`flows/${path}.json`, 'utf8'));
  return { content, schema, ui, lead, title };
};

test('the co-borrower gets the demographic questions of the borrower, word by word', () => {
  expect(pageAt('signer/pages/hmda')).toEqual(pageAt('heloc/pages/start/hmda'));
});

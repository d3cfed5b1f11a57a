/** Regulation C has one form: everyone who borrows is asked the same, in the same words and order. */
/** Covers flows/signer/pages/hmda.json. */
import { expect, test } from 'vitest';
import type { Page } from '../../src/types/page.ts';
import { wholeFile } from '../whole-files.ts';

const pageAt = (path: string) => {
  const { content, schema, ui, lead, title } = wholeFile<Page>(`flows/${path}.json`);
  return { content, schema, ui, lead, title };
};

test('the co-borrower gets the demographic questions of the borrower, word by word', () => {
  expect(pageAt('signer/pages/hmda')).toEqual(pageAt('heloc/pages/start/hmda'));
});

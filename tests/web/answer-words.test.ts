/** What tells two answers apart where two tabs wrote the same page. */
/** Covers src/web/journey/host/answer-words.ts. */
// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerWords } from '../../src/web/journey/host/answer-words.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('an answer of several parts says what the person chose, and nothing that only we can read', () => {
  test('an offer', () => {
    const { ui } = read('flows/heloc/pages/product/select.json');
    const schema = read('schemas/domain/offer.schema.json');
    const offer = {
      term: 10,
      amount: 60_000,
      feePercent: 2.99,
      autopay: true,
      version: 'a81f',
      rateType: 'FIXED',
    };
    const words = answerWords(offer, schema, { options: ui.offer['ui:options'] });
    expect(words).toBe('$60,000 over 10 years, 2.99% fee, autopay: Yes');
  });

  test('an address, whose ZIP code was asked about', () => {
    const location = {
      street1: '1 elm st',
      city: 'reno',
      state: 'NV',
      zip: '89439',
      zipConfirmed: '89439 CA',
    };
    expect(answerWords(location, {}, { widget: 'address', options: {} })).toBe('1 Elm St, Reno, NV 89439');
  });

  test('a signature', () => {
    const signature = { typedName: 'Maria Hall', initials: 'MH', adoptedAt: '2026-11-27T10:00:00Z' };
    expect(answerWords(signature, {}, { widget: 'signature', options: {} })).toBe('Maria Hall');
  });

  test('what has no words of its own is left out', () => {
    const found = { camera: 'ok', location: { latitude: 39.5 } };
    expect(answerWords(found, {}, { widget: 'device-check', options: {} })).toBeUndefined();
  });

  test('a list says its entries, not how many they are', () => {
    const { ui } = read('flows/heloc/pages/liens.json');
    const items = [{ lender: 'Wells Fargo', type: 'FIRST', balance: 310_000, payment: 1900 }];
    const words = answerWords(items, { items: {} }, { widget: 'item-list', options: ui.items['ui:options'] });
    expect(words).toMatch(/^Wells Fargo, .*\$310,000 owed, \$1,900 a month$/);
  });
});

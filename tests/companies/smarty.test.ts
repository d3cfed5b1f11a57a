/** Smarty as the address book: what a borrower gets to read, what Smarty gets to know, and what becomes of its faults. */
/** Covers src/server/platform/parties/address-book, src/server/platform/parties/companies. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBreaker } from '../../src/server/platform/parties/common/breaker.ts';
import type { AskedParties } from '../../src/server/platform/parties/parties.ts';
import { readPartySettings } from '../../src/server/platform/parties/party-settings.ts';
import { openCompany } from './company-access.ts';
import { credentials, openSmarty } from './smarty-stand-in.ts';
import type { Heard, StandIn } from './stand-in.ts';

let smarty: StandIn;
let book: AskedParties['addressBook'];
const env = () => ({ ADDRESS_BOOK: 'smarty', ...credentials, SMARTY_URL: smarty.url });

beforeAll(async () => {
  smarty = await openSmarty();
  book = (await openCompany(env())).addressBook;
});
afterAll(() => smarty.close());
beforeEach(() => {
  smarty.heard.length = 0;
});

const town = { city: 'Sacramento', state: 'CA', zip: '95814' };
const failure = (ask: Promise<unknown>) => ask.then(() => 'answered', String);

describe('an address that is typed', () => {
  test('is completed; a building is offered once without a unit', async () => {
    expect(await book.complete('12 main', 5)).toEqual([
      { street1: '12 Main St', ...town },
      { street1: '12 Main Ct', ...town },
      { street1: '12 Main Ct', street2: 'Apt 5', ...town },
    ]);
    expect(await book.complete('12 main', 1)).toHaveLength(1);
    expect(await book.complete('99 elsewhere', 5)).toEqual([]);
  });

  test('comes back as the post office writes it, the unit in its own box', async () => {
    const typed = { street1: '12 main street', ...town };
    expect(await book.check(typed)).toEqual({
      kind: 'suggestion',
      location: { street1: '12 Main St', ...town },
    });
    expect(await book.check({ street1: '12 Main Ct', street2: '#5', ...town })).toEqual({
      kind: 'suggestion',
      location: { street1: '12 Main Ct', street2: 'Apt 5', ...town },
    });
  });

  test('is left alone where it is right, with five digits of the ZIP code or nine', async () => {
    for (const zip of ['95814', '95814-1234'])
      expect(await book.check({ street1: '12 Main St', ...town, zip })).toEqual({
        kind: 'exact',
        location: { street1: '12 Main St', ...town, zip },
      });
  });

  test('is none where the post office knows no such place', async () => {
    expect(await book.check({ street1: '99 Elsewhere', ...town })).toEqual({ kind: 'none' });
  });
});

describe('Smarty', () => {
  test('hears the address and nothing else, and its key is in no address', async () => {
    await book.complete('12 main', 5);
    await book.check({ street1: '12 Main Ct', street2: '#5', ...town });
    const said = ({ query }: Heard) =>
      Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' && name !== 'agent'));
    expect(smarty.heard.map((one) => [one.question, said(one)])).toEqual([
      ['GET /lookup', { search: '12 main', max_results: '5' }],
      [
        'GET /street-address',
        {
          ...{ street: '12 Main Ct', secondary: '#5', city: 'Sacramento', state: 'CA', zipcode: '95814' },
          ...{ candidates: '1', match: 'strict' },
        },
      ],
    ]);
  });

  test('is asked again when it is busy for a moment, and not when it refuses the key', async () => {
    smarty.next('GET /lookup', { status: 503 });
    expect(await book.complete('12 main st', 5)).toHaveLength(1);
    const wrong = await openCompany({ ...env(), SMARTY_AUTH_TOKEN: 'another' });
    smarty.heard.length = 0;
    // Not in Smarty's words, which name the key.
    expect(await failure(wrong.addressBook.complete('12 main', 5))).toBe('NoAnswer: status 401');
    expect(smarty.heard).toHaveLength(1);
  });

  for (const [fault, said] of [
    ['stall', /no answer in 1500 ms/],
    ['huge', /an answer of more than/],
    ['redirect', /status 307/],
    ['cut', /no JSON/],
    [{ status: 429, retryAfter: '60' }, /status 429/],
    [{ status: 402 }, /status 402/],
  ] as const)
    test(`that answers wrongly decides nothing: ${JSON.stringify(fault)}`, async () => {
      smarty.next('GET /street-address', fault, 3);
      expect(await failure(book.check({ street1: '12 Main St', ...town }))).toMatch(said);
      smarty.next('GET /street-address', fault, 0);
    });

  test('that answers what no address can be decides nothing', async () => {
    smarty.next('GET /lookup', 'lie');
    expect(await book.complete('12 main', 5)).toEqual([]);
  });

  test('is left alone after five failures', async () => {
    const breaker = openBreaker({ now: () => 0, tell: () => undefined });
    const { addressBook } = await openCompany(env(), { breakerOf: () => breaker });
    for (let times = 0; times < 5; times += 1) {
      smarty.next('GET /lookup', { status: 500 });
      await failure(addressBook.complete('12 main', 5));
    }
    smarty.heard.length = 0;
    expect(await failure(addressBook.complete('12 main', 5))).toMatch('not asked');
    expect(smarty.heard).toEqual([]);
  });
});

describe('an operator', () => {
  test('reads which name, key or address will not do', () => {
    const said = (given: Record<string, string>) => {
      try {
        return readPartySettings(given).addressBook;
      } catch (error) {
        return String(error);
      }
    };
    expect(said({ ADDRESS_BOOK: 'smart' })).toMatch(
      'ADDRESS_BOOK is "smart". Use smarty, or leave it out and say ADDRESS_BOOK_URL and ADDRESS_BOOK_KEY.',
    );
    expect(said({ FLOOD: 'smarty' })).toMatch('Leave it out and say FLOOD_URL and FLOOD_KEY.');
    expect(said({ ADDRESS_BOOK: 'smarty', ADDRESS_BOOK_URL: 'https://book.example' })).toMatch(
      'Leave one of the two out',
    );
    expect(said({ ADDRESS_BOOK: 'smarty', SMARTY_URL: 'http://far.example' })).toMatch(
      'SMARTY_URL is the https address',
    );
    expect(said({ ADDRESS_BOOK: 'smarty' })).toEqual({
      company: {
        name: 'smarty',
        settings: { SMARTY_AUTH_ID: undefined, SMARTY_AUTH_TOKEN: undefined, SMARTY_URL: undefined },
      },
    });
  });
});

/** What a message may link to and bring, how messages are grouped and written down, and what an address may ask of the chat. */
/** Covers src/web/chat/data/{link-parts,check-file,groups,transcript-text,address-wish}.ts, src/engine/text/clock-words.ts. */
import { describe, expect, test } from 'vitest';
import { fileSize } from '../../../src/engine/text/file-size.ts';
import { addressWish } from '../../../src/web/chat/data/address-wish.ts';
import { FILE_TYPES, fileProblem } from '../../../src/web/chat/data/check-file.ts';
import { dayLine, groupsOf } from '../../../src/web/chat/data/groups.ts';
import { domainsOf, linkParts, mayFollow } from '../../../src/web/chat/data/link-parts.ts';
import { transcriptText } from '../../../src/web/chat/data/transcript-text.ts';
import { orgData } from '../fixtures/org.ts';
import { message } from './fake-chat.ts';

const domains = ['own.com', 'partner.org'];

test.each([
  ['https://own.com/a', true],
  ['https://help.own.com/', true],
  ['https://partner.org', true],
  ['https://own.com.evil.com', false],
  ['https://own.com@evil.com', false],
  ['https://user:secret@own.com', false],
  ['https://evilown.com', false],
  ['http://own.com', false],
  ['javascript:alert(1)', false],
  ['//own.com', false],
])('[ACC-C20][ACC-X33] %s leads somewhere: %s', (link, may) => {
  expect(mayFollow(link, domains)).toBe(may);
});

test('a link ends before the sentence does, and the text around it stays', () => {
  expect(linkParts('See https://own.com/a, or https://evil.com.', domains)).toEqual([
    { at: 0, words: 'See ' },
    { at: 4, words: 'https://own.com/a', href: 'https://own.com/a' },
    { at: 21, words: ', or https://evil.com.' },
  ]);
});

test('the lender’s own sites and its partners’ count, and nothing that cannot be read', () => {
  const org = orgData({
    links: { terms: 'https://www.terms.example/x', odd: '/terms' },
    chat: { linkDomains: ['p.example'] },
  });

  expect(domainsOf(org, 'here.example')).toEqual([
    'here.example',
    'acme.example',
    'terms.example',
    'p.example',
  ]);
});

describe('files', () => {
  const problem = (name: string, size = 10) => fileProblem({ name, size }, 1024);

  test.each(FILE_TYPES)('[ACC-C18][ACC-X30] a %s may be sent', (type) => {
    expect([problem(`a${type}`), problem(`A${type.toUpperCase()}`)]).toEqual([undefined, undefined]);
  });

  test.each(['a.jpeg', 'a.exe', 'a.pdf.exe', 'pdf'])('[ACC-X30] %s may not', (name) => {
    expect(problem(name)).toBe(`We can't send ${name}. Files may be ${FILE_TYPES.join(', ')}.`);
  });

  test('one that is too large or empty says so', () => {
    expect(problem('a.pdf', 1025)).toBe('a.pdf is 1.0 KB. Files may be up to 1.0 KB.');
    expect(problem('a.pdf', 1024)).toBeUndefined();
    expect(problem('a.pdf', 0)).toBe('a.pdf is empty.');
  });

  test.each([
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [1024 * 1024, '1.0 MB'],
  ])('[ACC-C18][ACC-X32] %s bytes are %s', (size, text) => {
    expect(fileSize(size)).toBe(text);
  });
});

test('messages of one side within minutes stand together; a new day and the first new message begin a group', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 12, minutes)).toISOString();
  const all = [
    message(1, { at: at(0) }),
    message(2, { at: at(1) }),
    message(3, { at: at(2), role: 'borrower' }),
    message(4, { at: at(3) }),
    message(5, { at: at(60 * 26) }),
  ];
  const groups = groupsOf(all, 'm4');

  expect(groups.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['m1', 'm2'],
    ['m3'],
    ['m4'],
    ['m5'],
  ]);
  expect(groups.map(({ isNew, day }) => [isNew === true, day !== undefined])).toEqual([
    [false, true],
    [false, false],
    [true, false],
    [false, true],
  ]);
  const now = Date.parse(at(60 * 26));
  expect([dayLine(now, now), dayLine(Date.parse(at(0)), now)]).toEqual(['Today', 'Yesterday']);
});

test('the transcript says who wrote what, and nothing that did not arrive', () => {
  const all = [
    message(1, { text: 'Hello' }),
    message(2, { role: 'borrower', text: 'Hi', files: [{ name: 'a.pdf', size: 1, url: '' }] }),
    message(3, { role: 'borrower', text: 'lost', status: 'failed' }),
  ];
  const text = transcriptText(all, { company: 'Acme', now: Date.UTC(2026, 10, 23, 20) });

  expect(text).toMatch(/^Chat with Acme, November 2\d, 2026\r\n\r\n/);
  expect(text).toMatch(/Agent: Hello\r\n.*You: Hi \[a\.pdf\]\r\n$/);
});

describe('what the address asks', () => {
  const site = {
    flow: 'chat',
    toggle: 't',
    authentication: 'a',
    provider: 'p',
    start: 's',
    reasons: 'reasons',
    opens: 'pop',
    mode: 'mode',
    token: 'reads',
  };
  const wish = (search: string, mode: 'sandbox' | 'production' = 'sandbox') =>
    addressWish(search, site, { mode });

  test('[ACC-C3] it opens the chat, in the tab or as all of it', () => {
    expect(wish('?pop=1')).toMatchObject({ opens: true, isTab: false });
    expect(wish('?pop=tab')).toMatchObject({ opens: true, isTab: true });
    expect(wish('')).toMatchObject({ opens: false, isTab: false });
  });

  test('[ACC-C4] it may bring the token with which a transcript is read, under the name that the site gives it', () => {
    expect(wish('?reads=abc', 'production').userToken).toBe('abc');
    expect(wish('?userToken=abc').userToken).toBeUndefined();
  });

  test('[ACC-C4][ACC-X4] it names a provider outside of production only', () => {
    expect(wish('?mode=talkjs').forced).toBe('talkjs');
    expect(wish('?mode=talkjs', 'production').forced).toBeUndefined();
    expect(wish('?mode=smoke').forced).toBeUndefined();
  });
});

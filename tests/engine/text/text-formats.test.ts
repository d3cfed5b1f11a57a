/** How values are written. A value that is missing is a dash. */
/**
 * Covers src/engine/text/{digit-word,file-size,interpolate,relative-time,text-formats,wallet}.ts,
 *   src/engine/dates, src/engine/text.
 */
import { describe, expect, test } from 'vitest';
import { digitWord } from '../../../src/engine/text/digit-word.ts';
import { fileSize } from '../../../src/engine/text/file-size.ts';
import { interpolate } from '../../../src/engine/text/interpolate.ts';
import { relativeTime } from '../../../src/engine/text/relative-time.ts';
import { textFormats } from '../../../src/engine/text/text-formats.ts';
import { wallet } from '../../../src/engine/text/wallet.ts';

const home = { street1: '12 MAIN ST', street2: 'Apt 4B', city: 'san josé', state: 'CA', zip: '95112' };

test.each<[string, unknown, string]>([
  ['cents', 76_005, '$760.05'],
  ['cents', 0, '$0.00'],
  ['dollars', 65_000_000, '$650,000'],
  ['dollars', 76_050, '$761'],
  ['dollars', 'soon', '—'],
  ['rate', 9, '9.00%'],
  ['rate', 1.005, '1.01%'],
  ['phone', '+12025550100', '+1 (202) 555-0100'],
  ['phone', '12025550100', '+1 (202) 555-0100'],
  ['phone', '202-555-0100', '(202) 555-0100'],
  ['phone', '2025550100', '(202) 555-0100'],
  ['phone', '5550100', '5550100'],
  ['month', '2024-03', 'March 2024'],
  ['month', '2024-13', '—'],
  ['month', undefined, '—'],
  ['years', 10, '10 years'],
  ['years', 1, '1 year'],
  ['wait', 1, '1 second'],
  ['wait', 89, '89 seconds'],
  ['wait', 91, '2 minutes'],
  ['wait', 5400, '90 minutes'],
  ['wait', 5401, '2 hours'],
  ['wait', 86_400, '24 hours'],
  ['ordinal', 1, '1st'],
  ['ordinal', 2, '2nd'],
  ['ordinal', 3, '3rd'],
  ['ordinal', 5, '5th'],
  ['ordinal', 11, '11th'],
  ['ordinal', 12, '12th'],
  ['ordinal', 13, '13th'],
  ['ordinal', 20, '20th'],
  ['ordinal', 21, '21st'],
  ['ordinal', 22, '22nd'],
  ['ordinal', 28, '28th'],
  ['tries', 1, '1 try'],
  ['tries', 2, '2 tries'],
  ['moment-time', '2026-12-04T21:45:00Z', 'December 4, 2026 at 9:45 PM UTC'],
  ['moment-time', '2026-12-04', '—'],
  ['moment-short', '2026-12-04T21:45:00Z', 'Dec\u00A04,\u00A09:45\u00A0PM'],
  ['moment-short', '2026-12-04', '—'],
  ['mailbox', 'anna@example.com', 'anna'],
  ['mailbox', 'Sandbox', 'Sandbox'],
  ['title', 'HOME_IMPROVEMENT', 'Home Improvement'],
  ['title', 'US_CITIZEN', 'US Citizen'],
  ['title', "O'BRIEN-SMITH", "O'Brien-Smith"],
  ['title', '12 NW MAIN ST', '12 NW Main St'],
  ['title', '412A Samuel St', '412A Samuel St'],
  ['title', '412a samuel st', '412A Samuel St'],
  ['title', '64-12B AUSTIN ST', '64-12B Austin St'],
  ['title', 'N6W23001 BLUEMOUND RD', 'N6W23001 Bluemound Rd'],
  ['title', '5 FM 1960 RD', '5 FM 1960 Rd'],
  ['title', '5 FM 1960 Rd', '5 FM 1960 Rd'],
  ['title', 'MCALLEN', 'McAllen'],
  ['title', 'McAllen', 'McAllen'],
  ['title', 'DeShawn', 'DeShawn'],
  ['title', 'TRUTH OR CONSEQUENCES', 'Truth or Consequences'],
  ['title', 'Truth or Consequences', 'Truth or Consequences'],
  ['title', 'PO BOX 412', 'PO Box 412'],
  ['title', '101 W 42ND ST', '101 W 42nd St'],
  ['mask', '1000000000', '••••0000'],
  ['number', 12_500, '12,500'],
  ['name', { first: 'Maria', middle: 'Elena', last: 'Alvarez' }, 'Maria Elena Alvarez'],
  ['name', {}, '—'],
])('%s of %o is %s', (name, value, text) => {
  expect(textFormats[name]?.(value)).toBe(text);
});

test.each<[string, unknown, string]>([
  ['money', 60_000, '$60,000'],
  ['money', -5, '-$5'],
  ['money', '15000', '$15,000'],
  ['money', -0.2, '$0'],
  ['percent', 56.923, '56.9%'],
  ['percent', 31.35, '31.4%'],
  ['date', '2026-12-04', 'December 4, 2026'],
  ['date', '2026-12-04T23:59:00Z', 'December 4, 2026'],
  ['date', '2026-02-30', 'Invalid Date'],
  ['us-date', '2026-12-04', '12/04/2026'],
  ['us-date', 'soon', 'Invalid Date'],
  ['us-date', 20_261_204, 'Invalid Date'],
])('[ACC-P6] %s of %o is %s', (name, value, text) => {
  expect(textFormats[name]?.(value)).toBe(text);
});

test.each<[string, unknown, string]>([
  ['address', home, '12 Main St, Apt 4B, San José, CA 95112'],
  ['address', { location: { ...home, street2: undefined } }, '12 Main St, San José, CA 95112'],
])('[ACC-N12] %s of %o is %s', (name, value, text) => {
  expect(textFormats[name]?.(value)).toBe(text);
});

test.each([
  ['SOLE', 'ownership', 'You alone'],
  ['LONG_LEASE', 'ownership', 'Long Lease'],
  ['SOLE', 'unknown', 'Sole'],
  ['constructor', 'ownership', 'Constructor'],
])('%s reads as the enumeration %s calls it', (value, list, text) => {
  const facts = { value, words: { ownership: { SOLE: 'You alone' } } };
  expect(interpolate(`Owner: {{value | word:${list}}}.`, facts)).toBe(`Owner: ${text}.`);
});

test.each([
  ['2026-12-05T02:00:00.000Z', 'America/Chicago', 'December 4, 2026'],
  ['2026-12-05T02:00:00.000Z', 'Asia/Tokyo', 'December 5, 2026'],
  ['2026-12-05T02:00:00.000Z', undefined, 'December 5, 2026'],
  ['2026-12-04', 'Pacific/Honolulu', 'December 4, 2026'],
])('the moment %s in %s is on %s', (at, timeZone, day) => {
  expect(interpolate('{{at | moment}}', { at, timeZone })).toBe(day);
});

test.each(Object.keys(textFormats))('%s of nothing is a dash', (name) => {
  expect([undefined, null, ''].map((value) => textFormats[name]?.(value))).toEqual(['—', '—', '—']);
});

describe('words that need more', () => {
  test('[ACC-T4] how long ago', () => {
    const now = '2026-11-21T12:00:00Z';
    const ago = [
      '2026-11-21T11:55:00Z',
      '2026-11-21T09:00:00Z',
      '2026-11-19T09:00:00Z',
      '2026-11-01T12:00:00Z',
      '2026-10-04T12:00:00Z',
    ];
    const told = (time: string, locale = 'en-US', timeZone = 'UTC') =>
      relativeTime(time, now, { locale, timeZone });
    expect(ago.map((time) => told(time))).toEqual(['5m', '3h', '2d', '2w', 'Oct 4']);
    expect(ago.map((time) => told(time, 'es-US'))).toEqual(['5min', '3h', '2d', '2sems.', '4 oct']);
    expect(told('2026-10-04T02:00:00Z', 'en-US', 'America/Chicago')).toBe('Oct 3');
    expect([told('later'), told('2026-11-21T13:00:00Z')]).toEqual(['—', '0m']);
  });

  test('file sizes', () => {
    expect([1, 812, 14_541, 3_250_586, 1_048_575].map(fileSize)).toEqual([
      '1 byte',
      '812 bytes',
      '14.2 KB',
      '3.1 MB',
      '1.0 MB',
    ]);
  });

  test('[ACC-P6][ACC-N12] digits as words, and long wallets', () => {
    expect([0, 5, 9, 10].map((digit) => digitWord(digit))).toEqual(['zero', 'five', 'nine', '10']);
    expect(wallet('tp1q2w3e4r5t6y7u8')).toBe('tp1q2w...6y7u8');
    expect(wallet('tp1q2w3e4r5')).toBe('tp1q2w3e4r5');
  });
});

test.each([
  ['+12025550100', '+1 (202) 555-0100'],
  ['12025550100', '+1 (202) 555-0100'],
  ['202-555-0100', '(202) 555-0100'],
  ['2025550100', '(202) 555-0100'],
])('[ACC-N11] the phone %s is shown as %s', (typed, shown) => {
  expect(textFormats.phone?.(typed)).toBe(shown);
});

/** Formats: tables of what is accepted and refused, from the rules of the bodies that issue the numbers. */
/** Covers src/engine/answers/formats/formats.ts, src/engine/answers/formats. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats, makeFormats } from '../../../src/engine/answers/formats/formats.ts';
import { leastCost } from '../../processor-clock.ts';

const table: Record<string, { good: string[]; bad: string[] }> = {
  'person-name': {
    good: [
      'Ana',
      "O'Brien",
      'Anne-Marie',
      'José',
      'Nguyễn',
      'St. John',
      'van der Berg',
      'Zoë',
      'D’Arcy',
      'Kaʻiulani',
      'Gal·la',
      'Đặng',
    ],
    bad: [
      '李',
      '김민준',
      'نور',
      'דוד',
      'Оксана',
      'Ελένη',
      '',
      ' ',
      '-',
      'R2D2',
      'Ana!',
      'a@b',
      ' Ana',
      'Ana ',
      'Bobby\nTables',
      '<b>',
    ],
  },
  'iso-date': {
    good: ['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01'],
    bad: [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '11/21/2026',
      '2026-1-1',
      '2026-11-21T00:00',
      '',
    ],
  },
  'email-address': {
    good: [
      'a@b.co',
      'Ana.Alvarez+happy@sandbox.test',
      "o'brien@mail.example.org",
      'x_y-z@sub.domain.travel',
      'a@xn--bcher-kva.xn--p1ai',
    ],
    bad: [
      '',
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a@@b.co',
      'a b@c.co',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.co',
      'a@-b.co',
      'a@b-.co',
      'a@b.c',
      'a@b.1',
      `${'a'.repeat(65)}@b.co`,
      `a@${'b'.repeat(130)}.co`,
    ],
  },
  'us-phone': {
    good: ['+12025550100', '+12025550199', '+14155552671', '+19495550123'],
    bad: [
      '2025550100',
      '12025550100',
      '+11025550100',
      '+10025550100',
      '+12021550100',
      '+12020550100',
      '+19115550100',
      '+14115550100',
      '+12029110100',
      '+1202555010',
      '+120255501000',
      '+442025550100',
      '',
    ],
  },
  'street-address': {
    good: [
      '01 Sandbox Way',
      '221B Baker St',
      '1 Pobst Ln',
      '77 Old Post Office Rd',
      '12 Calle Ñandú',
      '5 Poboy Ct',
    ],
    bad: [
      'Sandbox Way',
      '12',
      'PO Box 12',
      'P.O. Box 12',
      'p o box 9',
      'POB 77',
      'Post Office Box 3',
      '12 Main St?',
      '1 A_B St',
      '12 <b>',
      '5 Main = St',
      '3 Elm {x}',
    ],
  },
  'mail-street': {
    good: [
      'PO Box 412',
      'P.O. Box 12',
      'General Delivery',
      'GENERAL DELIVERY',
      'PSC 3 Box 4120',
      'UNIT 2050 BOX 4190',
      'CMR 450 Box 123',
      'HC 1 Box 2',
      'URB Las Gladiolas',
      '12 Main St',
    ],
    bad: ['Main St', '12', '12 Main St?', '1 A_B St', ''],
  },
  'us-zip': {
    good: ['90001', '00501', '90001-1234'],
    bad: ['9000', '900011', '90001-12', '90001 1234', 'ABCDE', '00000', ''],
  },
  'aba-routing': {
    good: ['021000021', '011401533', '111000025', '076401251'],
    bad: ['021000022', '789456124', '000000000', '02100002', '0210000210', 'abcdefghi', ''],
  },
  'bank-account': {
    good: ['1234', '1000000000', '12345678901234567'],
    bad: ['123', '123456789012345678', '12 34', '12-34', 'abcd', ''],
  },
  'year-month': {
    good: ['2026-11', '1999-01'],
    bad: ['2026-13', '2026-00', '26-11', '2026-1', '1899-12', ''],
  },
  uuid: {
    good: ['3fa85f64-5717-4562-b3fc-2c963f66afa6'],
    bad: ['3fa85f64', '3fa85f64-5717-4562-b3fc-2c963f66afag', ''],
  },
};

describe.each(Object.entries(table))('%s', (name, { good, bad }) => {
  test.each(good)('accepts %j', (value) => expect(formats[name]?.(value)).toBe(true));
  test.each(bad)('refuses %j', (value) => expect(formats[name]?.(value)).toBe(false));
});

describe('ssn', () => {
  const sandbox = makeFormats({ sandbox: true });

  test.each(['123456789', '001010001', '665120001', '667120001', '899999999'])('accepts %s', (number) => {
    expect(formats.ssn?.(number)).toBe(true);
  });

  test.each([
    ['000123456', 'area 000'],
    ['900123456', 'area 900: a taxpayer number'],
    ['999123456', 'area 999'],
    ['123006789', 'group 00'],
    ['123450000', 'serial 0000'],
    ['078051120', 'printed on wallet cards'],
    ['219099999', 'printed in a leaflet'],
    ['987654320', 'kept for advertisements'],
    ['111111111', 'nine equal digits'],
    ['555555555', 'nine equal digits'],
    ['12345678', 'eight digits'],
    ['123-45-6789', 'dashes: stored without'],
  ])('refuses %s (%s)', (number) => {
    expect([formats.ssn?.(number), sandbox.ssn?.(number)]).toEqual([false, false]);
  });

  test('area 666, a test range of the bureaus, exists only in the sandbox', () => {
    expect([formats.ssn?.('666101001'), sandbox.ssn?.('666101001')]).toEqual([false, true]);
  });
});

test('every routing number has exactly one check digit', () => {
  const prefixes = fc.constantFrom('01', '05', '12', '21', '27', '32', '61', '72');
  fc.assert(
    fc.property(prefixes, fc.stringMatching(/^\d{6}$/), (prefix, middle) => {
      const good = [...'0123456789'].filter((digit) => formats['aba-routing']?.(prefix + middle + digit));
      expect(good).toHaveLength(1);
    }),
  );
});

test('no text makes a format fail or linger', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      for (const format of Object.values(formats)) expect(typeof format(text)).toBe('boolean');
    }),
  );
  const cost = leastCost(() => {
    for (const format of Object.values(formats))
      for (const evil of ['a.', 'a-', ' ', 'p o ', "'"]) format(evil.repeat(20_000));
  }, 2000);
  expect(cost).toBeLessThan(2000);
});

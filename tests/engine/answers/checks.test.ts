/** Checks compare fields of a page. What is not filled in passes: `required` speaks of that. */
/**
 * Covers src/engine/answers/checks/checks.ts, src/engine/answers/checks, src/engine/dates, src/engine/geo.
 */
import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/answers/checks/checks.ts';

const today = '2026-11-21';
const run = (name: string, values: unknown[], value?: unknown): boolean | undefined =>
  checks[name]?.({ values, value, today });

const address = (state: string, zip: string) => ({ street1: '1 A St', city: 'B', state, zip });

describe.each<[string, [values: unknown[], value: unknown, passes: boolean][]]>([
  [
    'same',
    [
      [['12345', '12345'], undefined, true],
      [['12345', '12346'], undefined, false],
      [['12345', undefined], undefined, true],
      [['', '12345'], undefined, true],
    ],
  ],
  [
    'not-same',
    [
      [['021000021', '021000021'], undefined, false],
      [['021000021', '1000000000'], undefined, true],
      [['me@a.example', ['sam@a.example', 'ada@a.example']], undefined, true],
      [['me@a.example', ['Me@A.example']], undefined, false],
      [['me@a.example', ['sam@a.example', 'sam@a.example']], undefined, false],
      [['me@a.example', [undefined, undefined]], undefined, true],
      [[undefined, undefined], undefined, true],
    ],
  ],
  [
    'age-at-least',
    [
      [['2008-11-21'], 18, true],
      [['2008-11-22'], 18, false],
      [['2008-02-29'], 18, true],
      [['2007-12-01', 'AL'], { default: 18, AL: 19 }, false],
      [['2007-12-01', 'CA'], { default: 18, AL: 19 }, true],
      [['2007-12-01', 'constructor'], { default: 18, AL: 19 }, true],
      [[undefined], 18, true],
      [['2008-02-30'], 18, true],
    ],
  ],
  [
    'age-at-most',
    [
      [['1906-11-22'], 120, true],
      [['1905-11-21'], 120, false],
      [['2027-01-01'], 120, false],
    ],
  ],
  [
    'zip-in-state',
    [
      [[address('CA', '90001')], undefined, true],
      [[address('CA', '10001')], undefined, false],
      [[address('NY', '00501')], undefined, true],
      [[address('NY', '06390')], undefined, true],
      [[address('CT', '06390')], undefined, true],
      [[address('WY', '83414')], undefined, true],
      [[address('TX', '88510')], undefined, true],
      [[address('DC', '20001')], undefined, true],
      [[address('VA', '20101')], undefined, true],
      [[address('CA', '89439')], undefined, true],
      [[address('LA', '71749')], undefined, true],
      [[address('AE', '09012')], undefined, true],
      [[address('PR', '00901')], undefined, true],
      [[address('GU', '96910')], undefined, true],
      [[{ ...address('NM', '88063'), state: 'TX' }], undefined, false],
      [[{ ...address('TX', '88063'), zipConfirmed: '88063 TX' }], undefined, true],
      [[{ ...address('TX', '88063-1234'), zipConfirmed: '88063 TX' }], undefined, true],
      [[{ ...address('TX', '88063'), zipConfirmed: '88064 TX' }], undefined, false],
      [[address('CA', '9')], undefined, true],
      [[undefined], undefined, true],
    ],
  ],
  [
    'date-after',
    [
      [['2026-12-22'], '+30d', true],
      [['2026-12-21'], '+30d', false],
      [['2026-11-22'], 'today', true],
      [['2026-09-22'], '-60d', false],
      [['2027-05-02', '2027-05-01'], undefined, true],
      [['2027-05-01', '2027-05-01'], undefined, false],
      [['2026-11-23T10:00'], '+1d', true],
      [[undefined], 'today', true],
    ],
  ],
  [
    'date-before',
    [
      [['2026-11-20'], 'today', true],
      [['2026-11-21'], 'today', false],
      [['2026-11'], 'today', true],
      [['2026-12'], 'today', false],
      [['2008-11-20'], '-18y', true],
      [['2026-12-05'], '+14d', false],
      [['2027-01-31'], '+3m', true],
    ],
  ],
  [
    'one-of-required',
    [
      [[undefined, ''], undefined, false],
      [[[], null], undefined, false],
      [['', 'x'], undefined, true],
      [[false, undefined], undefined, true],
    ],
  ],
  [
    'sum-at-most',
    [
      [[1, 2, undefined], 3, true],
      [[1, 2, 1], 3, false],
    ],
  ],
  [
    'reaches-back',
    [
      [[['2025-08', '2024-11']], '-24m', true],
      [[['2025-08', '2024-12']], '-24m', false],
      [[['2023-02-30', '2025-01']], '-24m', false],
      [[[undefined]], '-24m', true],
      [[[]], '-24m', true],
      [[undefined], '-24m', true],
    ],
  ],
  [
    'not-itin',
    [
      [['912345678'], undefined, false],
      [['123456789'], undefined, true],
    ],
  ],
])('%s', (name, rows) => {
  test.each(rows)('%j with %j → %s', (values, value, passes) => {
    expect(run(name, values, value)).toBe(passes);
  });
});

/** Facts filled into texts. */
/** Covers src/engine/text/interpolate.ts. */
import { describe, expect, test } from 'vitest';
import { interpolate } from '../../../src/engine/text/interpolate.ts';

describe('interpolate', () => {
  const facts = {
    org: { name: 'Acme', legal: 'Acme, Inc.' },
    application: { amount: 60000, list: [1] },
    zero: 0,
    none: null,
    empty: '',
  };

  test.each([
    ['{{org.name}} lends', 'Acme lends'],
    ['{{ application.amount | money }}', '$60,000'],
    ['{{application.missing | money}} and {{nothing}}', '— and —'],
    ['{{none}}', '—'],
    ['Before{{empty}}.', 'Before.'],
    ['{{empty | money}}', '—'],
    ['{{zero}}', '0'],
    ['{{application.list}} {{application}}', '— —'],
    ['{{org.constructor}} {{__proto__.x}}', '— —'],
    ['{{application.amount | constructor}}', '60000'],
    ['{{1 + 1}} {not} {{{org.name}}}', '{{1 + 1}} {not} {Acme}'],
    ['The terms of {{org.legal}}. And more.', 'The terms of Acme, Inc. And more.'],
    ['{{org.legal}}.', 'Acme, Inc.'],
    ['{{org.legal}}, {{org.name}}.', 'Acme, Inc., Acme.'],
    ['{{org.legal}}...', 'Acme, Inc....'],
  ])('%s → %s', (text, shown) => {
    expect(interpolate(text, facts)).toBe(shown);
  });

  test('a value that looks like a slot stays as it is', () => {
    expect(interpolate('{{a}}', { a: '{{b}} $& $1', b: 'secret' })).toBe('{{b}} $& $1');
  });
});

/** Each case breaks the small flow in one way and names the code that must say so. */
/** Covers src/engine/issues/codes.ts, src/engine/lints/lint-flow.ts, src/engine/lints. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Code, codes } from '../../../src/engine/issues/codes.ts';
import { issueLine } from '../../../src/engine/issues/issue.ts';
import { lintAlone, lintBesideSite, lintFlow } from '../../../src/engine/lints/lint-flow.ts';
import { smallBundle } from '../small-bundle.ts';
import { brokenConditions } from './cases/conditions.ts';
import { brokenFields } from './cases/fields.ts';
import { brokenMachines } from './cases/machine.ts';
import { brokenMessages } from './cases/messages.ts';
import { brokenMigrations } from './cases/migrations.ts';
import { brokenPages } from './cases/pages.ts';
import { brokenPhases } from './cases/phases.ts';
import { brokenReviews } from './cases/reviews.ts';
import { brokenRules } from './cases/rules.ts';
import { brokenTexts } from './cases/texts.ts';

const cases = [
  ...brokenPages,
  ...brokenMachines,
  ...brokenRules,
  ...brokenFields,
  ...brokenTexts,
  ...brokenMessages,
  ...brokenReviews,
  ...brokenConditions,
  ...brokenMigrations,
  ...brokenPhases,
];

describe('the lint', () => {
  test('finds nothing in the small flow', () => {
    // Its required fields keep the default of the specification, so that validate.test.ts can see it (ACC-K5).
    expect(lintFlow(smallBundle()).filter(({ code }) => code !== 'REQUIRED_WORDS')).toEqual([]);
  });

  test.each(cases)('$code: $name', ({ code, change, says }) => {
    const bundle = smallBundle();

    change(bundle);

    const found = lintFlow(bundle).filter((issue) => issue.code === code);
    expect(found.map(({ message, remedy }) => `${message} ${remedy}`).join('\n')).toMatch(says);
    expect(found[0]?.place).toMatch(/^(flows|schemas)\/.+\.json#/);
  });

  test.each(cases)('says of $code: $name what the site has to do with it', ({ change }) => {
    const bundle = smallBundle();
    change(bundle);
    const whole = lintFlow(bundle);
    const beside = lintBesideSite(bundle);
    const siteless = { ...bundle };
    Object.defineProperty(siteless, 'site', {
      get: () => expect.fail('A lint that lenders with other sites share has read the site.'),
    });

    expect([...lintAlone(siteless), ...beside].map(issueLine).sort()).toEqual(whole.map(issueLine).sort());
  });

  test('has a case for each of its codes', () => {
    const elsewhere: Code[] = [
      'SCHEMA_INVALID',
      'ID_MISMATCH',
      'FILE_MISSING',
      'FILE_UNREADABLE',
      'FILE_REFUSED',
      'CHECK_FAILED',
      'SHAPE',
      'OPTIONS_INVALID',
      'WORD_AVOIDED',
    ];

    // Lenders have a pack of their own, tests/content/hostile, and translations tests/content/languages.test.ts.
    const others = /^(BRAND|HOST|LANGUAGE|LENDER|LOGO|OVERRIDE|PRICE|TRANSLATION)_/;

    const missing = Object.keys(codes).filter(
      (code) =>
        ![...cases.map((one) => one.code), ...elsewhere, ...mistaken()].some((one) => one === code) &&
        !others.test(code),
    );

    expect(missing).toEqual([]);
  });
});

// Product managers' mistakes in the real content have a pack of their own, too.
function mistaken(): string[] {
  const folder = new URL('../../content/mistakes/', import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')).map((one: { code: string }) => one.code),
  );
}

/** The sandbox finds its sample borrowers, and each of them is complete. */
/** Covers src/server/platform/parties/sandbox/resolve-persona.ts, src/server/platform/parties/sandbox. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  personaKeys,
  personaOf,
  resolvePersona,
} from '../../../src/server/platform/parties/sandbox/resolve-persona.ts';

const path = fileURLToPath(new URL('../../../schemas/domain/enumerations.schema.json', import.meta.url));
const enumerations = JSON.parse(readFileSync(path, 'utf8')).definitions;
const nobody = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Nobody' };

describe('a persona is found', () => {
  test.each([
    ['by the tag of the e-mail', { email: 'ada+firstlien@example.com' }, 'firstlien'],
    ['by the name before @sandbox.test', { email: 'frozen@sandbox.test' }, 'frozen'],
    ['by the last name', { lastName: 'Lockhart' }, 'locked'],
    ['by the social security number', { ssn: '666101019' }, 'score'],
    [
      'by the choice at registration, before e-mail',
      { persona: 'score', email: 'a+dti@example.com' },
      'score',
    ],
    ['by e-mail before name', { email: 'ada+dti@example.com', lastName: 'Lockhart' }, 'dti'],
  ])('%s', (_how, subject, key) => expect(resolvePersona({ ...nobody, ...subject }).key).toBe(key));

  test.each([
    ['nothing known', {}],
    ['a tag that is no persona', { email: 'ada+toString@example.com' }],
    ['a name before another domain', { email: 'frozen@example.com' }],
    ['a choice that is no persona', { persona: 'constructor' }],
    ['a number outside the range', { ssn: '666101099' }],
  ])('with %s it is happy', (_what, subject) =>
    expect(resolvePersona({ ...nobody, ...subject }).key).toBe('happy'),
  );

  test('a sample borrower named in the address wins over name and email', () =>
    expect(resolvePersona(nobody, 'trust').key).toBe('trust'));
});

describe('the figures of the table', () => {
  test('happy: 772, 650,000, 310,000, 11,500, 2,850', () => {
    const { score, property, liens, income, otherDebts } = personaOf('happy');

    expect([score, property.value, liens[0]?.balance, income.monthlyStated]).toEqual([
      772, 650_000, 310_000, 11_500,
    ]);
    expect((liens[0]?.payment ?? 0) + otherDebts).toBe(2850);
  });

  test('heavy debts, retired assets, revised income', () => {
    const debts = (key: string) => {
      const { liens, otherDebts } = personaOf(key);
      return liens.reduce((sum, { payment }) => sum + payment, otherDebts);
    };

    expect([debts('dti'), debts('assets'), debts('revised')]).toEqual([2650, 1450, 2400]);
    expect(personaOf('revised').income).toMatchObject({ monthlyStated: 9000, monthlyVerified: 6100 });
  });
});

describe.each(personaKeys())('%s', (key) => {
  const persona = personaOf(key);

  test('uses words of the enumerations', () => {
    expect(enumerations.creditOutcome.enum).toContain(persona.softOutcome);
    expect(enumerations.creditOutcome.enum).toContain(persona.hardOutcome);
    expect(enumerations.propertyCondition.enum).toContain(persona.property.condition);
    expect(enumerations.propertyType.enum).toContain(persona.property.propertyType);
    expect(enumerations.employmentType.enum).toContain(persona.income.employmentType);
    expect(enumerations.payFrequency.enum).toContain(persona.income.payFrequency);
    for (const { type } of persona.liens) expect(enumerations.lienType.enum).toContain(type);
    if (persona.condition) expect(enumerations.conditionCategory.enum).toContain(persona.condition);
  });

  test('has a number, a surname and a state', () => {
    expect(persona.number).toBeGreaterThan(0);
    expect(persona.surname).not.toBe('');
    expect(enumerations.usState.enum).toContain(persona.state);
  });
});

test('no two personas share a surname, so that a name means one', () => {
  const surnames = personaKeys().map((key) => personaOf(key).surname);

  expect(new Set(surnames).size).toBe(surnames.length);
});

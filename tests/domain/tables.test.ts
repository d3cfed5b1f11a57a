/** The tables that product managers own: their shape, and that they speak only words of the domain. */
/** Covers src/engine/answers/formats/formats.ts, src/types. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { makeFormats } from '../../src/engine/answers/formats/formats.ts';
import type { OfferInputs } from '../../src/engine/finance/offer-inputs.ts';
import type { Figures } from '../../src/types/figures.ts';
import { decisions, pricing } from '../engine/finance/sample.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../schemas/${path}.schema.json`, import.meta.url), 'utf8'));
const words = read('domain/enumerations').definitions;
const states: string[] = words.usState.enum;
const ajv = new Ajv({ strict: true, allowUnionTypes: true, formats: makeFormats({ sandbox: false }) });

test.each([
  ['pricing', pricing],
  ['decisions', decisions],
])('%s.json has its shape', (name, table) => {
  const validate = ajv.compile(read(`meta/${name}`));
  expect(validate(table), JSON.stringify(validate.errors)).toBe(true);
});

describe('pricing', () => {
  test('names kinds of home, uses, assets and states of the domain', () => {
    expect(words.propertyType.enum).toEqual(expect.arrayContaining(Object.keys(pricing.points.propertyType)));
    expect(words.occupancy.enum).toEqual(Object.keys(pricing.points.occupancy));
    expect(words.assetType.enum).toEqual(Object.keys(pricing.assets.countedPercent));
    const { default: _, ...recording } = pricing.costs.recording;
    expect(states).toEqual(
      expect.arrayContaining([...Object.keys(recording), ...Object.keys(pricing.states)]),
    );
  });

  test('terms, fees and amounts are those of the offer', () => {
    const { term, feePercent, amount } = read('domain/offer').properties;
    expect(Object.keys(pricing.points.term).map(Number)).toEqual(term.enum);
    expect(Object.keys(pricing.points.feePercent).map(Number).sort()).toEqual(feePercent.enum);
    expect([pricing.amount.minimum, pricing.amount.maximum]).toEqual([amount.minimum, amount.maximum]);
  });

  test('every reason and label that needs a word has its braces closed', () => {
    for (const text of Object.values({ ...pricing.labels, ...pricing.reasons }))
      expect(text).toMatch(/^([^{}]|\{\w+\})+$/);
  });
});

describe('decisions', () => {
  const status = read('domain/application').properties.status.properties;
  const step = ajv.compile(words.step.anyOf ? { type: 'string', anyOf: words.step.anyOf } : {});

  test.each(decisions.rows.map((row) => [row.id, row] as const))(
    '%s speaks words of the domain',
    (_id, row) => {
      if (row.decision) expect(words.decision.enum).toContain(row.decision);
      if (row.subDecision) expect(words.subDecision.enum).toContain(row.subDecision);
      expect(step(row.step)).toBe(true);
      expect(Object.keys(status)).toEqual(expect.arrayContaining(Object.keys(row.flags ?? {})));
      expect(Object.keys(decisions.reasons)).toEqual(expect.arrayContaining(row.reasons ?? []));
    },
  );

  test('no row looks at who the borrower is', () => {
    const facts = decisions.rows.flatMap((row) => row.if.flatMap((alternative) => Object.keys(alternative)));
    for (const fact of facts)
      expect(fact).not.toMatch(/race|ethnic|sex|gender|marital|age$|dob|citizen|hmda/i);
  });

  test('row names are unique, and closing rules name real states', () => {
    const ids = decisions.rows.map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    const { attorneyStates, waitingDays, officeOnly } = decisions.closing;
    expect(states).toEqual(
      expect.arrayContaining([...attorneyStates, ...Object.keys(waitingDays), ...Object.keys(officeOnly)]),
    );
  });
});

test('what the server sends as offer inputs is what the pricing functions read', () => {
  const sent: NonNullable<Figures['offerInputs']> = {
    value: 1,
    openLiens: 0,
    fico: 700,
    lienPosition: 1,
    occupancy: 'PRIMARY',
    state: 'CA',
    units: 1,
    propertyType: 'CONDO',
  };
  const read: OfferInputs = sent;
  expect(read).toBe(sent);
});

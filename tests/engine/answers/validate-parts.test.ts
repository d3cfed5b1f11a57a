/** What is wrong with answers that have parts: an object, a list. */
/** Covers src/engine/answers/validate.ts. */
import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../../src/engine/content/bundle.ts';
import { smallBundle } from '../small-bundle.ts';
import { good, verdict } from './start-page.ts';

describe('an object', () => {
  const home = {
    type: 'object',
    required: ['street', 'zip'],
    properties: {
      street: { type: 'string' },
      unit: { type: 'string' },
      zip: { type: 'string', requiredMessage: 'Enter a ZIP code' },
    },
  };
  const pointers = (data: object, homes: { [key: string]: unknown }) =>
    verdict({ ...good, ...data }, { bundle: withList(homes) }).issues.map(({ pointer, message }) => [
      pointer,
      message,
    ]);
  const both = (at: string) => [
    [`${at}/street`, 'Required'],
    [`${at}/zip`, 'Enter a ZIP code'],
  ];

  test('that is missing is said at each part that it must have, in a list too', () => {
    expect(pointers({}, home)).toEqual(both('/homes'));
    const list = {
      type: 'array',
      items: { type: 'object', required: ['place'], properties: { place: home } },
    };
    expect(pointers({ homes: [{}] }, list)).toEqual(both('/homes/0/place'));
  });

  test('that has words of its own is said in those', () => {
    expect(pointers({}, { ...home, requiredMessage: 'Tell us where' })).toEqual([
      ['/homes', 'Tell us where'],
    ]);
  });
});

describe('a list', () => {
  const homes = {
    type: 'array',
    maxItems: 4,
    items: {
      type: 'object',
      required: ['since'],
      properties: { since: { type: 'string' }, place: { type: 'object' } },
    },
  };
  const answered = (list: unknown) => verdict({ ...good, homes: list }, { bundle: withList(homes) });
  const home = (since: string, zip: string) => ({ since, place: { state: 'CA', zip } });

  test('that must be answered is not answered by an empty one', () => {
    expect(answered([]).issues).toEqual([{ pointer: '/homes', message: 'Required', code: 'required' }]);
  });

  test('is checked entry by entry, and a part that is wrong is named', () => {
    const { issues } = answered([home('2024-01', '95814'), home('2023-01', '10001')]);
    expect(issues).toEqual([{ pointer: '/homes/1/place/zip', message: 'Elsewhere', code: 'zip-in-state' }]);
  });

  test('is checked as a whole where the check says so', () => {
    const { issues } = answered([home('2026-01', '95814'), home('2025-01', '95814')]);
    expect(issues).toEqual([{ pointer: '/homes', message: 'Go further back', code: 'reaches-back' }]);
    expect(answered([home('2026-01', '95814'), home('2024-01', '95814')]).ok).toBe(true);
  });
});

function withList(homes: { [key: string]: unknown }): Bundle {
  const bundle = smallBundle();
  const { start } = bundle.pages;
  if (!start?.schema) throw new Error('no start');
  start.schema.required?.push('homes');
  start.schema.properties = { ...start.schema.properties, homes };
  start.checks = [
    { check: 'zip-in-state', fields: ['homes.*.place'], message: 'Elsewhere' },
    { check: 'reaches-back', fields: ['homes.*.since'], value: '-24m', message: 'Go further back' },
  ];
  return bundle;
}

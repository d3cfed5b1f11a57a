/** Where answers go, and what becomes of a stored value whose field came back empty. */
/** Covers src/server/submission/store-answers.ts. */
import { expect, test } from 'vitest';
import type { Binding, CompiledPage } from '../../../src/engine/content/bundle.ts';
import type { JsonObject } from '../../../src/server/platform/db/tables/column.ts';
import { storeAnswers } from '../../../src/server/submission/store-answers.ts';

const fields: Record<string, Binding | null> = {
  middle: { entity: 'profile', path: ['name', 'middle'] },
  employer: { entity: 'income', path: ['employer'] },
  issuingState: { entity: 'application', path: ['identityDocument', 'issuingState'] },
  unit: { entity: 'address', path: ['location', 'unit'] },
  ssn: { entity: 'sealed', path: ['ssn'] },
  rate: { entity: 'offer', path: ['rate'] },
  secret: null,
};
const writes = ['profile', 'income', 'application', 'address', 'sealed'];
const page = { fields, writes } as unknown as CompiledPage;

/** Submits a page on which every field is shown, but for those that are named. */
async function store(before: Record<string, JsonObject>, data: JsonObject, hidden: string[] = []) {
  const entities = structuredClone(before);
  const sealed: Record<string, string> = {};
  const stores = {
    entities: {
      kept: async (name: string) => structuredClone(entities[name] ?? {}),
      put: async (name: string, document: JsonObject) => {
        entities[name] = document;
      },
    },
    sealed: {
      put: async (field: string, value: string) => {
        sealed[field] = value;
      },
    },
  };
  const shown = new Set(Object.keys(fields).filter((field) => !hidden.includes(field)));
  const written = await storeAnswers(stores, page, data, shown);
  return { entities, sealed, written: written.map(({ field }) => field) };
}

const filled = {
  profile: {
    name: { first: 'Ada', middle: 'B' },
    addresses: [{ uuid: '1', location: { unit: '4', city: 'Here' } }],
  },
  income: { employer: 'Acme', annualIncome: 1 },
  application: { identityDocument: { issuingState: 'CA' } },
  offer: { rate: 9 },
};

test('a shown field that came back empty is cleared, and its neighbours stay', async () => {
  const { entities } = await store(filled, {});

  expect(entities.profile).toEqual({
    name: { first: 'Ada' },
    addresses: [{ uuid: '1', location: { city: 'Here' } }],
  });
  expect(entities.income).toEqual({ annualIncome: 1 });
});

test('a part whose last value goes is gone, and none is made for a value that never was', async () => {
  expect((await store(filled, {})).entities.application).toEqual({});

  const { entities } = await store({}, {});
  expect(entities).toMatchObject({ profile: {}, income: {}, application: {} });
  expect(entities.application).toEqual({});
});

test('a hidden field keeps what is stored', async () => {
  const { entities, written } = await store(filled, {}, ['middle', 'unit', 'issuingState']);

  expect(entities.profile).toEqual(filled.profile);
  expect(entities.application).toEqual(filled.application);
  expect(written).toEqual(['employer']);
});

test('an empty sealed field keeps the number that the browser never saw', async () => {
  expect((await store(filled, {})).sealed).toEqual({});
  expect((await store(filled, { ssn: '666101001' })).sealed).toEqual({ ssn: '666101001' });
});

test('what the page does not say it writes is not written', async () => {
  const { entities } = await store(filled, { rate: 1, secret: 'x' });

  expect(entities.offer).toEqual({ rate: 9 });
  expect(JSON.stringify(entities)).not.toContain('"x"');
});

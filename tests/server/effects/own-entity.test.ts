/** An entity of the authors' own is a file: its page stores it encrypted, its rule reads it, and the step follows. No code names it. */
/** Covers src/server/facts. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../../../src/content/read-content.ts';
import { fact, openRealServer, type RealServer, settled, submit, walk } from './real-server.ts';

const root = mkdtempSync(`${tmpdir()}/hearthline-entity-`);
for (const folder of ['flows', 'orgs', 'schemas']) cpSync(folder, join(root, folder), { recursive: true });
const write = (path: string, json: object) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(json));
};
const change = (path: string, edit: (json: Record<string, object>) => void) => {
  const json = JSON.parse(readFileSync(join(root, path), 'utf8'));
  edit(json);
  write(path, json);
};

const pets = {
  $id: 'pets',
  title: 'Pets',
  description: 'Animals of the home.',
  facts: 'stored',
  type: 'object',
  additionalProperties: false,
  properties: {
    kept: { type: 'boolean', description: 'Whether there are any.' },
    name: { type: 'string', minLength: 2, maxLength: 40, description: 'The name of the first.' },
  },
};
const page = {
  id: 'pets',
  title: 'Do you keep pets?',
  reads: ['pets'],
  writes: ['pets'],
  schema: {
    type: 'object',
    required: ['kept'],
    properties: {
      kept: { $ref: 'pets#/properties/kept', title: 'Are there pets?', requiredMessage: 'Choose yes or no' },
      name: { $ref: 'pets#/properties/name', title: 'What is the first one called?' },
    },
  },
  ui: { kept: { 'ui:widget': 'yes-no' }, name: { 'ui:widget': 'text' } },
  content: [{ block: 'form', id: 'form' }],
  actions: { submit: { label: 'Continue', kind: 'primary', do: 'save', then: 'route' } },
};

write('schemas/domain/pets.schema.json', pets);
write('flows/heloc/pages/pets.json', page);
change('flows/heloc/rules/journey.json', (rules) =>
  Object.assign(rules, {
    lacksPets: {
      means: 'The borrower has not said whether there are pets.',
      logic: { '!': { present: { var: 'pets.kept' } } },
    },
  }),
);
change('flows/heloc/steps.json', ({ steps = {}, derive = [] }) => {
  const routes = [{ when: 'always', to: 'pets' }];
  Object.assign(steps, { PETS_REVIEW: { kind: 'ordinary', means: 'The borrower tells of pets.', routes } });
  const rows = derive as { when: string; step: string }[];
  const before = rows.findIndex(({ step }) => step === 'OFFER_SELECTION');
  rows.splice(before, 0, { when: 'lacksPets', step: 'PETS_REVIEW' });
});

change('schemas/domain/enumerations.schema.json', ({ definitions = {} }) => {
  (definitions as { step: { anyOf: object[] } }).step.anyOf.push({ enum: ['PETS_REVIEW'] });
});

let server: RealServer;
beforeAll(async () => {
  server = await openRealServer({}, undefined, readContent(root));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('the step waits for the page of the new entity, and follows its answer', async () => {
  const borrower = await walk(server, { until: 'heloc/product/select' });
  expect(await settled(server, borrower)).toMatchObject({ step: 'PETS_REVIEW', facts: { pets: {} } });

  const answer = await submit(borrower, 'pets', { kept: true, name: 'Canarybird' });

  expect(answer.status).toBe(200);
  const after = await settled(server, borrower);
  expect(after.step).toBe('OFFER_SELECTION');
  expect(fact(after, 'pets')).toEqual({ kept: true, name: 'Canarybird' });
});

test('what the domain does not allow is refused, and the page is shut where another step stands', async () => {
  const borrower = await walk(server, { until: 'heloc/product/select' });

  expect((await submit(borrower, 'pets', { kept: true, name: 'x' })).status).toBe(422);
  expect((await submit(borrower, 'pets', { kept: 'yes' })).status).toBe(422);
  expect((await submit(borrower, 'pets', { kept: false })).status).toBe(200);
  expect((await submit(borrower, 'pets', { kept: true })).status).toBe(409);
});

test("the new entity is stored encrypted under its application's key", async () => {
  const { rows } = await sql<{ name: string; body: Uint8Array }>`
    select name, body from entities where name = 'pets'`.execute(server.world.db);

  expect(rows.length).toBeGreaterThan(0);
  for (const { body } of rows) expect(Buffer.from(body).toString('latin1')).not.toMatch(/Canary|kept/);
});

/** The measure of stand-ins finds what a company's document does not allow. */
/** Covers tests/companies/hold-against.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultsAgainst } from './hold-against.ts';
import type { Heard } from './stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = `
openapi: 3.0.0
paths:
  /homes/{id}:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/HomeRequest' } } } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Home' } } } }
components:
  schemas:
    HomeRequest: { title: HomeRequest, type: object, required: [street], properties: { street: { type: string } } }
    Home: { type: object, required: [value], properties: { value: { type: integer, nullable: true } } }
`;
writeFileSync(join(folder, 'homes.yml'), document);

const heard = (body: unknown, answer: unknown, question = 'POST /homes/:sid'): Heard => ({
  ...{ question, params: {}, query: {}, headers: {}, body, status: 200, answer },
});

test.each([
  ['what is allowed', heard({ street: '1 Main St' }, { value: null }), []],
  [
    'a word too many',
    heard({ street: '1 Main St', color: 'red' }, { value: 1 }),
    [/asked: .*additional properties/],
  ],
  ['a word too few', heard({}, { value: 1 }), [/asked: .*'street'/]],
  ['another answer', heard({ street: '1 Main St' }, { value: 'much' }), [/answered 200: \/value/]],
  ['another question', heard({}, {}, 'POST /castles'), [/no such question/]],
])('%s', (_, one, faults) => {
  const found = faultsAgainst(folder, 'homes.yml', [one]);
  expect(found.slice(0, 1)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});

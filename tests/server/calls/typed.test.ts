/** Covers src/server/http/calls/{typed,route}.ts, src/server/platform/shapes.ts: the type of a request is the type that its schema lets in. */
import { Ajv } from 'ajv';
import type { FastifyReply } from 'fastify';
import { expect, expectTypeOf, test } from 'vitest';
import { type Route, route } from '../../../src/server/http/calls/route.ts';
import type { Typed } from '../../../src/server/http/calls/typed.ts';
import { record, text } from '../../../src/server/platform/shapes.ts';

const body = record(
  {
    page: text(20, 1),
    kind: { enum: ['customer', 'agent'] },
    product: { const: 'HELOC' },
    tries: { type: 'integer' },
    wanted: { type: 'boolean' },
    fields: { type: 'array', items: text(9) },
    params: { type: 'object', additionalProperties: text(9) },
  },
  ['page', 'kind', 'product'],
);

const least: Typed<typeof body> = { page: 'a', kind: 'agent', product: 'HELOC' };

test('a body has the type of its schema: required keys, words, lists and maps', () => {
  expectTypeOf<Typed<typeof body>>().toEqualTypeOf<{
    page: string;
    kind: 'customer' | 'agent';
    product: 'HELOC';
    tries?: number;
    wanted?: boolean;
    fields?: string[];
    params?: Record<string, string>;
  }>();

  expect(new Ajv().validate(body, least)).toBe(true);
  expect(new Ajv().validate(body, { ...least, other: 1 })).toBe(false);
});

test('a record without a list of required keys requires every key', () => {
  const all = record({ email: text(20), ms: { type: 'integer' } });

  expectTypeOf<Typed<typeof all>>().toEqualTypeOf<{ email: string; ms: number }>();
  expect(all.required).toEqual(['email', 'ms']);
});

test('a handler gets the parameters that its path names', async () => {
  const row: Route = route(
    {
      method: 'GET',
      path: '/a/:kind(customer|agent)/:uuid/*',
      summary: 'a test',
      answers: { 200: { schema: {} } },
      actors: 'anyone',
    },
    async ({ params }) => {
      expectTypeOf(params).toEqualTypeOf<{ kind: string } & { uuid: string } & { '*': string }>();
      return params.uuid;
    },
  );
  const request = { params: { kind: 'agent', uuid: 'one', '*': 'rest' } };

  expect(await row.handler(request as never, {} as FastifyReply)).toBe('one');
});

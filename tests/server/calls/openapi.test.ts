/** Covers src/server/http/calls/{openapi,openapi-path,answers}.ts and src/server/start/routes/openapi.ts: every call is described, and soundly. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { openApiPath } from '../../../src/server/http/calls/openapi-path.ts';
import { escapeHtml } from '../../../src/server/messages/mail/escape-html.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';

type Json = { [key: string]: Json };

let document: Json;

const server = sharedTestServer({ startQueue: false });
beforeAll(async () => {
  document = (await new Visitor(server.app).get('/sandbox/openapi.json')).json();
});

test('the document is one of OpenAPI 3.1 (the schema is the OpenAPI Initiative’s own)', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  const fits = ajv.compile(
    JSON.parse(readFileSync(`${import.meta.dirname}/openapi-3.1.schema.json`, 'utf8')),
  );

  fits(document);

  expect(fits.errors).toBeNull();
  expect(fits({ ...document, paths: { 'no-slash': {} } })).toBe(false);
});

test('every route of the server is in it, once', () => {
  const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const rows = server.app.routeTable.map(({ method, path }) => `${method} ${openApiPath(path).path}`);

  expect(described.sort()).toEqual(rows.sort());
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(rows.length);
});

test('every route says what it answers, and for what it is', () => {
  const silent = server.app.routeTable.filter(
    ({ answers, summary }) => !summary || Object.keys(answers ?? {}).length === 0,
  );

  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every reference leads to a part of the document', () => {
  const dead = references(document).filter((ref) => at(document, ref) === undefined);

  expect(references(document).length).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

test('a call that changes something once says how it is repeated, and one for an owner says who that is', () => {
  const submission =
    document.paths?.['/service-application/api/v1/application/heloc/{uuid}/submission']?.post ?? {};
  const named = Object.values(submission.parameters ?? {}).map(({ name, required }) => ({ name, required }));

  expect(named).toContainEqual({ name: 'idempotency-key', required: true });
  expect(named).toContainEqual({ name: 'uuid', required: true });
  expect(submission.security).toEqual([{ token: [], session: [] }]);
  expect(Object.keys(submission.responses ?? {})).toEqual(['200', 'default']);
});

test('a path is written as OpenAPI writes it', () => {
  const { path, parameters } = openApiPath('/a/:kind(customer|agent)/:uuid/*');

  expect(path).toBe('/a/{kind}/{uuid}/{rest}');
  expect(parameters[0]).toMatchObject({ name: 'kind', schema: { enum: ['customer', 'agent'] } });
});

test('readers get a page of all calls', async () => {
  const { body, statusCode } = await new Visitor(server.app).get('/sandbox/openapi');

  expect(statusCode).toBe(200);
  for (const { summary } of server.app.routeTable) expect(body).toContain(escapeHtml(summary));
});

function operations(): Json[] {
  return Object.values(document.paths ?? {}).flatMap((item) => Object.values(item));
}

function references(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([word, value]) =>
    word === '$ref' && typeof value === 'string' ? [value] : references(value),
  );
}

function at(whole: Json, ref: string): unknown {
  const path = ref.replace(/^#\//, '').split('/');
  return path.reduce<unknown>((part, key) => (part as Json | undefined)?.[key], whole);
}

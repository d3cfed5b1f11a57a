/** Nonsense at the door: always the published error shape, never an internal word, and the next request is answered. (THREAT-24, THREAT-30) */
/** Covers src/server/platform/errors, src/server/http/plugins. */
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { processorClock } from '../processor-clock.ts';
import { applications, type Borrower, register, registration } from './borrower.ts';
import { sharedTestServer } from './shared-test-server.ts';

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

const json = { 'content-type': 'application/json' };
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const submission = (data: unknown) => JSON.stringify({ page: 'start', action: 'submit', data });
const internals =
  /postgres|pglite|sqlstate|syntax|select |insert |relation|\bat \S+:\d+|node_modules|\/src\/|stack|kysely|ajv/i;

type Case = [name: string, options: InjectOptions, status: number[]];

const cases = (): Case[] => {
  const base = `${applications}/${borrower.uuid}`;
  const post = (payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
    method: 'POST',
    url: `${base}/submission`,
    payload,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
  const step = (payload: string, headers: Record<string, string> = json): InjectOptions => ({
    method: 'POST',
    url: `${registration}/submission`,
    payload,
    headers,
  });
  const get = (url: string, headers = {}): InjectOptions => ({ method: 'GET', url, headers });
  return [
    ['uuid too short', get(`${applications}/123/journey`), [404]],
    ['uuid with NUL', get(`${applications}/%00/journey`), [400, 404]],
    ['uuid as SQL', get(`${applications}/1'%20or%20'1'='1/journey`), [404]],
    ['broken percent', get(`${applications}/%zz/journey`), [400, 404]],
    ['very long path', get(`${applications}/${'a'.repeat(5000)}/journey`), [404, 414, 431]],
    ['text/plain', post(submission({}), { 'content-type': 'text/plain' }), [415]],
    ['no content type', post(submission({}), { 'content-type': '' }), [415]],
    ['tab in content type', post(submission({}), { 'content-type': 'application/json\t; a' }), [415]],
    ['other charset', post(submission({}), { 'content-type': 'application/json; charset=utf-16' }), [415]],
    ['form post', post('page=start', { 'content-type': 'application/x-www-form-urlencoded' }), [415]],
    [
      'multipart to a JSON route',
      post('--b--', { 'content-type': 'multipart/form-data; boundary=b' }),
      [415],
    ],
    ['not JSON', post('{"page":'), [400]],
    ['empty body', post(''), [400]],
    ['null', post('null'), [400]],
    ['a list', post('[]'), [400]],
    ['a string', post('"x"'), [400]],
    ['invalid UTF-8', post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), [400]],
    ['30,000 deep', post(deep(8_000)), [400]],
    ['21 deep', post(submission(JSON.parse(deep(20)))), [400]],
    ['too large', post(submission({ first: 'x'.repeat(70_000) })), [413]],
    ['__proto__', post('{"page":"start","action":"submit","data":{},"__proto__":{"a":1}}'), [400]],
    ['__proto__ inside', post('{"page":"start","action":"submit","data":{"__proto__":{"a":1}}}'), [400]],
    [
      'constructor',
      post('{"page":"start","action":"submit","data":{"constructor":{"prototype":{}}}}'),
      [400],
    ],
    ['unknown key', post('{"page":"start","action":"submit","data":{},"admin":true}'), [400]],
    ['page is a number', post('{"page":1,"action":"submit","data":{}}'), [400]],
    ['page is a path', post('{"page":"../../etc/passwd","action":"submit","data":{}}'), [400, 404]],
    ['page unknown', post('{"page":"nowhere","action":"submit","data":{}}'), [404]],
    ['page __proto__', post('{"page":"__proto__","action":"submit","data":{}}'), [400, 404]],
    ['action unknown', post('{"page":"start","action":"toString","data":{}}'), [400]],
    ['data is a string', post(submission('x')), [400]],
    ['version is text', post('{"page":"start","action":"submit","data":{},"version":"1"}'), [400]],
    ['number for text', post(submission({ maritalStatus: 1, softCredit: true })), [422]],
    [
      'object for text',
      post(submission({ ssn: { a: 1 }, maritalStatus: 'MARRIED', softCredit: true })),
      [422],
    ],
    [
      'number for an SSN',
      post(submission({ ssn: 123456789, maritalStatus: 'MARRIED', softCredit: true })),
      [422],
    ],
    ['text for a tick', post(submission({ maritalStatus: 'MARRIED', softCredit: 'true' })), [422]],
    [
      'NUL in text, which is read as if it were not there',
      post(submission({ first: '\u0000', maritalStatus: 'MARRIED', softCredit: 'a\u0000' })),
      [422],
    ],
    [
      'lone surrogate, likewise',
      post(submission({ first: '\ud800', maritalStatus: 'MARRIED', softCredit: '\ud800' })),
      [422],
    ],
    ['huge number', post('{"page":"start","action":"submit","data":{},"version":1e999}'), [400]],
    [
      'year 275760',
      step(JSON.stringify({ page: 'property-info', action: 'submit', data: { location: '+275760-01-01' } })),
      [422],
    ],
    ['key too long', post(submission({}), { ...json, 'idempotency-key': 'k'.repeat(256) }), [400]],
    ['key with a space', post(submission({}), { ...json, 'idempotency-key': 'a b' }), [400]],
    ['unknown lender', get('/healthz', { 'x-org': 'nobody' }), [400]],
    ['lender __proto__', get('/healthz', { 'x-org': '__proto__' }), [400]],
    [
      'login with numbers',
      { method: 'POST', url: '/identity/api/v1/login', payload: { email: 1, password: 2 } },
      [400],
    ],
    [
      'code for both',
      { method: 'POST', url: '/identity/api/v1/otp', payload: { email: 'a@b.co', phone: '+12025550100' } },
      [400],
    ],
    ['unknown route', get('/service-application/nothing'), [404]],
    ['unknown method', { method: 'PATCH', url: `${base}/submission`, payload: {} }, [404, 405]],
    ['unknown content', get('/content/default/abc/heloc/core.json'), [404]],
    ['content outside', get('/content/..%2f..%2fetc/passwd'), [404]],
    ['file outside', get('/account/heloc/..%2f..%2fpackage.json'), [404]],
    [
      'repeated parameter',
      {
        method: 'POST',
        url: `${base}/files?type=A&type=B`,
        payload: '--b--',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      [400],
    ],
  ];
};

test('every malformed request is refused in the published shape', async () => {
  for (const [name, options, expected] of cases()) {
    const spent = processorClock();
    const answer = await borrower.send(options as InjectOptions & { url: string });
    expect(expected, `${name}: ${answer.body.slice(0, 300)}`).toContain(answer.statusCode);
    expect(spent(), name).toBeLessThan(30_000);
    if (String(answer.headers['content-type']).startsWith('text/html')) continue;
    const body = answer.json();
    expect(
      Array.isArray(body.errors) && body.errors.every((error: unknown) => typeof error === 'string'),
      name,
    ).toBe(true);
    expect(typeof body.message, name).toBe('string');
    expect(body.requestId, name).toBe(answer.headers['x-request-id']);
    expect(answer.body, name).not.toMatch(internals);
  }
  expect(server.reports).toEqual([]);
  const health = await borrower.get('/readyz');
  expect(health.statusCode).toBe(200);
});

test('a malformed request stores nothing', async () => {
  const journey = (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();
  expect(journey).toMatchObject({ version: 0, done: [] });
});

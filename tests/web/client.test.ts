/** The one way to the server: headers, time limit, error texts, renewal, and what is repeated (ACC-E1 to ACC-E4, ACC-R1, ACC-R4). */
/**
 * Covers src/engine/text/own-path.ts,
 *   src/web/platform/api/transport/{api-error,session-redirect,shell-request,token,trace-parent}.ts, src/web/platform/api.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOwnPath } from '../../src/engine/text/own-path.ts';
import { ApiError, errorText } from '../../src/web/platform/api/transport/api-error.ts';
import { createClient, TIMEOUT_MS } from '../../src/web/platform/api/transport/client.ts';
import { afterLogin, signedOutPath } from '../../src/web/platform/api/transport/session-redirect.ts';
import { shellRequest } from '../../src/web/platform/api/transport/shell-request.ts';
import { readToken, writeToken } from '../../src/web/platform/api/transport/token.ts';
import { traceParent } from '../../src/web/platform/api/transport/trace-parent.ts';
import { fakeServer } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const client = (onSignedOut?: () => void) =>
  createClient({ orgCode: 'acme', ...(onSignedOut ? { onSignedOut } : {}) });
const failure = async (promise: Promise<unknown>) => {
  const caught = promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(5 * TIMEOUT_MS + 15_000);
  const error = await caught;
  if (!(error instanceof ApiError)) throw new Error('it did not fail');
  return error;
};

test('every request names the organization, sends JSON and carries the token', async () => {
  writeToken('abc');
  const server = fakeServer({ 'POST /x': () => ({ body: { ok: true } }) });
  await client()({
    method: 'POST',
    path: '/x',
    body: { a: 1 },
    query: { list: ['1', '2'], none: undefined },
  });
  const [asked] = server.asked;
  expect(asked).toMatchObject({ query: 'list=1&list=2', body: { a: 1 } });
  expect(asked?.headers).toMatchObject({
    'x-org': 'acme',
    authorization: 'Bearer abc',
    'content-type': 'application/json',
  });
});

test('a file sets its own content type', async () => {
  const server = fakeServer({ 'POST /x': () => ({ status: 204 }) });
  await client()({ method: 'POST', path: '/x', body: new FormData() });
  expect(server.asked[0]?.headers).not.toHaveProperty('content-type');
});

test('even a call that names a content type leaves the boundary of its parts to the browser', async () => {
  const server = fakeServer({ 'POST /x': () => ({ status: 204 }) });
  const headers = { 'Content-Type': 'multipart/form-data' };
  await client()({ method: 'POST', path: '/x', body: new FormData(), headers });
  expect(Object.keys(server.asked[0]?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain(
    'content-type',
  );
});

test('every request carries credentials, the common headers and where it comes from', async () => {
  let sent: RequestInit = {};
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent = init;
    return new Response(null, { status: 204 });
  });
  await client()({ method: 'GET', path: '/x' });
  expect(sent.credentials).toBe('include');
  expect(sent.headers).toMatchObject({
    accept: 'application/json, application/pdf',
    'x-org': 'acme',
    'x-application': 'heloc',
    'x-origin': window.location.origin,
  });
  expect(sent.headers).not.toHaveProperty('x-session-replay-id');
});

test('[ACC-N16] a running session replay is named in the headers', async () => {
  const replay = { getCurrentSession: () => 's1', getCurrentSessionURL: () => 'https://replay.example/s1' };
  vi.stubGlobal('FS', replay);
  const server = fakeServer({ 'GET /x': () => ({ body: {} }) });
  await client()({ method: 'GET', path: '/x' });
  expect(server.asked[0]?.headers).toMatchObject({
    'x-session-replay-id': 's1',
    'x-session-replay-url': 'https://replay.example/s1',
  });
});

test('requests to our own origin carry a trace of random numbers, and no others do', async () => {
  const server = fakeServer({ 'POST /x': () => ({ status: 204 }) });
  await client()({ method: 'POST', path: '/x', body: { name: 'Maria' } });
  await client()({ method: 'POST', path: '/x', body: { name: 'Maria' } });
  const [first = '', second = ''] = server.asked.map(({ headers }) => headers.traceparent);
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second.slice(0, 35)).toBe(first.slice(0, 35));
  expect(second).not.toBe(first);
  expect(traceParent('https://elsewhere.example/x')).toBeUndefined();
  expect(traceParent('//elsewhere.example/x')).toBeUndefined();
});

test('answers are read by their content type: JSON, text, PDF', async () => {
  const answer = async (body: BodyInit, type: string) => {
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }));
    return client()({ method: 'GET', path: '/x' });
  };
  expect(await answer('{"a":1}', 'application/json; charset=utf-8')).toEqual({ a: 1 });
  expect(await answer('plain', 'text/plain')).toBe('plain');
  const pdf = await answer('%PDF', 'application/pdf');
  expect(new TextDecoder().decode(pdf as ArrayBuffer)).toBe('%PDF');
});

test('a call that was given up before it was sent is not waited for', async () => {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return new Response(null, { status: 204 });
  });
  const error = await failure(client()({ method: 'GET', path: '/x', signal: AbortSignal.abort() }));
  expect(error.status).toBe(0);
});

describe('error texts', () => {
  const cases: [unknown, string][] = [
    [{ errors: ['One', 'Two'], message: 'No' }, 'One, Two'],
    [{ errors: [], message: 'No' }, 'Something unexpected happened'],
    [{ errors: [] }, 'Something unexpected happened'],
    [undefined, 'Something unexpected happened'],
  ];
  test.each(cases)('[ACC-E1] %j reads %s', async (body, message) => {
    fakeServer({ 'POST /x': () => ({ status: 400, body }) });
    expect((await failure(client()({ method: 'POST', path: '/x', query: { a: 1 } }))).message).toBe(message);
  });

  test('[ACC-E2] messages are unique, joined, and end with a period', () => {
    expect(errorText(['One', 'Two', 'One'])).toBe('One, Two.');
    expect(errorText([])).toBe('Something unexpected happened.');
  });

  test('[ACC-E4] a body that is no JSON says which address sent it', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
    );
    const error = await failure(client()({ method: 'POST', path: '/x', query: { a: 1 } }));
    expect(error.message).toBe('Response was not convertible to json for /x?a=1');
  });

  test('[ACC-E4] an error that says nothing is "Error fetching"; its message is the reason', async () => {
    fakeServer({
      'POST /x': () => ({ status: 400 }),
      'POST /y': () => ({ status: 400, body: { message: 'why' } }),
    });
    expect((await failure(client()({ method: 'POST', path: '/x' }))).reason).toBe('Error fetching');
    expect((await failure(client()({ method: 'POST', path: '/y' }))).reason).toBe('why');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('')));
    const lost = await failure(client()({ method: 'POST', path: '/x' }));
    expect([lost.status, lost.message]).toEqual([0, 'Error fetching']);
  });

  test('[ACC-E3] the shell says Request failed., or what its caller says, and asks nothing without a token', async () => {
    const server = fakeServer({ 'GET /x': () => ({ status: 400, body: { errors: ['Inner'] } }) });
    const call = { method: 'GET', path: '/x' } as const;
    await expect(shellRequest(client(), call)).rejects.toThrow('JWT error');
    expect(server.asked).toEqual([]);
    writeToken('abc');
    await expect(shellRequest(client(), call)).rejects.toThrow('Request failed.');
    await expect(shellRequest(client(), call, 'Failed to fetch profile details.')).rejects.toThrow(
      'Failed to fetch profile details.',
    );
  });

  test('[ACC-E4] no answer at all says so', async () => {
    vi.stubGlobal('fetch', async () => undefined);
    expect((await failure(client()({ method: 'POST', path: '/x', query: { a: 1 } }))).message).toBe(
      'Response was not defined for /x?a=1',
    );
  });
});

test('[ACC-E4] after 30 seconds without an answer the request is given up with status 0', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, init: RequestInit) =>
      new Promise((_done, fail) =>
        init.signal?.addEventListener('abort', () => fail(new DOMException('aborted'))),
      ),
  );
  const caught = client()({ method: 'POST', path: '/x' }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_999);
  await vi.advanceTimersByTimeAsync(1);
  expect(await caught).toMatchObject({ status: 0 });
});

test('only safe calls are repeated, five times in all, and never a refusal', async () => {
  const server = fakeServer({ 'GET /x': () => ({ status: 503 }), 'POST /x': () => ({ status: 503 }) });
  await failure(client()({ method: 'GET', path: '/x' }));
  expect(server.calls('GET /x')).toHaveLength(5);
  await failure(client()({ method: 'POST', path: '/x' }));
  expect(server.calls('POST /x')).toHaveLength(1);
  const refused = fakeServer({ 'GET /x': () => ({ status: 404 }) });
  await failure(client()({ method: 'GET', path: '/x' }));
  expect(refused.asked).toHaveLength(1);
});

test('a safe call is repeated after 1, 2, 4 and 8 seconds', async () => {
  const server = fakeServer({ 'GET /x': () => ({ status: 503 }) });
  const caught = client()({ method: 'GET', path: '/x' }).catch(() => undefined);
  const counts: number[] = [];
  for (const ms of [999, 1, 1999, 1, 3999, 1, 7999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(server.asked.length);
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  await caught;
});

test('[ACC-R1] a 403 is known by its message, whatever its errors say', async () => {
  const out = vi.fn();
  const body = { errors: ['Please log in.'], message: 'unauthenticated' };
  fakeServer({ 'GET /x': () => ({ status: 403, body }) });
  await failure(client(out)({ method: 'GET', path: '/x' }));
  expect(out).toHaveBeenCalledOnce();
});

test('[ACC-R4] a 200 that carries a token renews it; other answers do not', async () => {
  fakeServer({ 'GET /x': () => ({ body: {}, headers: { authorization: 'Bearer new' } }) });
  await client()({ method: 'GET', path: '/x' });
  expect(readToken()).toBe('new');
  expect(window.localStorage.getItem('jwt-local')).toBe('new');
});

test.each([
  [401, 'anything', true],
  [403, 'unauthenticated', true],
  [403, 'invalid signature', true],
  [403, 'not yours', false],
])('[ACC-R1] %i %s ends the session: %s', async (status, message, ends) => {
  const out = vi.fn();
  fakeServer({ 'GET /x': () => ({ status, body: { message } }) });
  await failure(client(out)({ method: 'GET', path: '/x' }));
  expect(out).toHaveBeenCalledTimes(ends ? 1 : 0);
});

describe('where to after a session ends', () => {
  test.each([
    ['/heloc-signer/documents', '', '/heloc-signer/login'],
    ['/register', '?step=name', '/register?step=name'],
    ['/dashboard', '?a=1', '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard%3Fa%3D1'],
  ])('%s%s', (path, search, expected) => {
    expect(signedOutPath(orgData(), path, search)).toBe(expected);
  });

  test.each(['/a', '/account/heloc/x?y=1'])('[ACC-R2] %s may be followed', (path) =>
    expect(isOwnPath(path)).toBe(true),
  );
  test.each(['//x', '/A', 'http://x', '/1', '/\\x', '/a\\b', ' /a', null, 'javascript:x', '/'])(
    '%s may not',
    (path) => {
      expect(isOwnPath(path)).toBe(false);
      expect(afterLogin(path, orgData())).toBe('/account/heloc/dashboard');
    },
  );
});

test('a browser that denies storage keeps the token for this visit', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  writeToken('kept');
  expect(readToken()).toBe('kept');
  writeToken(undefined);
  expect(readToken()).toBeUndefined();
  vi.restoreAllMocks();
});

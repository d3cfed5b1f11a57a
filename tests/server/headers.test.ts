/** THREAT-7 and THREAT-23: what every route says to a browser, in production, whatever it answers; taken from the route table. */
/** Covers src/server/http/plugins. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { register } from './borrower.ts';
import { Visitor } from './harness.ts';
import { requestFor } from './matrix/requests.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer({ mode: 'production', startQueue: false });

/** A borrower whose code no test reads from an email. */
async function registered() {
  server.world.mode = 'sandbox';
  const borrower = await register(server);
  server.world.mode = 'production';
  return borrower;
}

const policy =
  /^default-src 'none';script-src 'self' 'sha256-[\w+/=]{44}';style-src 'self' 'nonce-[\w+/=]{24}';img-src 'self' data: blob:;font-src 'self';connect-src 'self';media-src 'self' blob:;worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none';require-trusted-types-for 'script';trusted-types default;report-uri \/csp-report$/;

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

test('THREAT-7, THREAT-23: every route of the table answers with the same headers and lets no other origin read', async () => {
  const about = { application: randomUUID(), inner: randomUUID(), pages: ['start'] };
  const statuses = new Set<number>();
  expect(server.app.routeTable.length).toBeGreaterThan(60);
  for (const row of server.app.routeTable) {
    const { headers = {}, ...request } = requestFor(row, about);
    const foreign = { ...headers, 'x-org': 'default', origin: 'https://evil.example' };
    for (const sent of [headers, foreign]) {
      const answer = await server.app.inject({ ...request, headers: sent });
      const what = `${row.method} ${row.path} ${answer.statusCode}`;
      statuses.add(answer.statusCode);
      expect(answer.headers, what).toMatchObject(everywhere);
      expect(String(answer.headers['content-security-policy']).replaceAll('; ', ';'), what).toMatch(policy);
      expect(
        Object.keys(answer.headers).filter((name) => name.startsWith('access-control')),
        what,
      ).toEqual([]);
      expect(answer.headers, what).not.toHaveProperty('x-powered-by');
      if (answer.statusCode >= 400) expect(answer.headers['cache-control'], what).toBe('no-store');
      if (sent === foreign && row.method !== 'GET') expect(answer.statusCode, what).toBe(403);
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 403, 404]));
});

test('THREAT-23: what a borrower reads is kept by no cache', async () => {
  const borrower = await registered();
  for (const path of ['/journey', ''])
    expect(
      (await borrower.get(`/service-application/api/v1/application/heloc/${borrower.uuid}${path}`)).headers[
        'cache-control'
      ],
    ).toBe('no-store');
});

test('THREAT-6: in production the cookie of a session goes over https only, and to no script', async () => {
  const { email } = await registered();
  const credentials = { email, password: 'four random words' };
  const login = { method: 'POST', url: '/identity/api/v1/login', payload: credentials } as const;

  const { cookies } = await new Visitor(server.app).send(login);

  const safe = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' };
  expect(cookies).toMatchObject([
    { name: '__Host-hl_sid', ...safe },
    { name: '__Host-hl_known', ...safe },
  ]);
  // A browser takes no __Host- cookie that names a domain.
  for (const cookie of cookies) expect(cookie).not.toHaveProperty('domain');
});

test('THREAT-30: a request that trickles in is cut off', () => {
  expect(server.app.server.requestTimeout).toBe(30_000);
  expect(server.app.server.timeout).toBe(35_000);
});

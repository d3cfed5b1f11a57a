/** An additional signer, and pages that are not for those outside. */
/** Covers src/server/identity/effects. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { register } from '../borrower.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { mine, page } from './door.ts';

const server = sharedTestServer();

describe('an additional signer', () => {
  test('an additional signer logs in by an invited email and a code', async () => {
    const email = `${randomUUID()}@example.com`;
    const visitor = new Visitor(server.app);
    const open = (code: string) => page(visitor, 'signer', 'submit', { email, code });
    expect((await open('111111')).json().fields).toHaveProperty('/code');
    expect((await open('000000')).json().fields['/email']).toMatch(/^We didn't send an invitation/);
    await visitor.post('/sandbox/signers', { email });
    expect((await open('000000')).statusCode).toBe(200);
    expect((await visitor.get('/service-profile/api/v1/profile')).json().profileType).toBe('CO_DEEDER');
    expect((await visitor.get(mine)).json()).toEqual([]);
  });

  test("a borrower's email opens no invitation for a signer", async () => {
    const { email } = await register(server);
    const answer = await page(new Visitor(server.app), 'signer', 'submit', { email, code: '000000' });
    expect(answer.statusCode).toBe(422);
  });
});

test('pages of other flows, unknown pages, actions and effects do nothing here', async () => {
  const visitor = new Visitor(server.app);
  const send = (body: object) => visitor.post('/identity/api/v1/page-submission', body);
  const status = async (body: object) => (await send({ data: {}, action: 'submit', ...body })).statusCode;
  expect(await status({ flow: 'heloc', page: 'start' })).toBe(404);
  expect(await status({ flow: 'register', page: 'login-info' })).toBe(404);
  expect(await status({ flow: 'door', page: 'nothing' })).toBe(404);
  expect(await status({ flow: 'nothing', page: 'link' })).toBe(404);
  expect(await status({ flow: 'door', page: 'closed', action: 'home' })).toBe(400);
  expect(await status({ flow: 'door', page: 'link', action: 'nothing' })).toBe(400);
  expect(await status({ flow: 'door', page: 'link', data: { email: 'a@b.example', more: 1 } })).toBe(400);
});

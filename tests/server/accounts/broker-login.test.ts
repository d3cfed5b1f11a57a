/** The broker’s login and logout (ACC-R2, ACC-R3). */
/** Covers src/server/identity/accounts, src/server/identity/effects. */
import { describe, expect, test } from 'vitest';
import { password, register } from '../borrower.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { broker, mine, named, page, plain, withFlag } from './door.ts';

const server = sharedTestServer();

describe('the broker’s login and logout', () => {
  const asked = { applicationName: 'heloc', orgCode: 'default', mode: 'sandbox' };
  const where = async (kind: string, more: object = {}) =>
    (await new Visitor(server.app).post(broker(kind, 'api/v3/login'), { ...asked, ...more }, named)).json()
      .redirect;

  test('[ACC-R2] without the flag it is the older login, with it the hosted one; each kind has its own', async () => {
    expect(await where('customer')).toBe('/auth/login');
    await withFlag(server, 'broker', async () => {
      expect(await where('customer')).toBe('/account/heloc/auth/hosted');
      expect(await where('agent')).toBe('/auth/login');
    });
    await withFlag(server, 'broker-agents', async () => {
      expect(await where('agent')).toBe('/account/heloc/auth/hosted');
      expect(await where('customer')).toBe('/auth/login');
    });
  });

  test('[ACC-R2] where to come back to goes along when it is a path of ours', async () => {
    expect(await where('customer', { redirectUrl: '/account/heloc/x?y=1' })).toBe(
      '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fx%3Fy%3D1',
    );
    for (const redirectUrl of ['//evil.example', '/A', 'https://evil.example', '/a\\b', 'javascript:1'])
      expect(await where('customer', { redirectUrl }), redirectUrl).toBe('/auth/login');
  });

  test('[ACC-R3] it takes applicationName, orgCode and mode, and its headers must say the same', async () => {
    const visitor = new Visitor(server.app);
    const status = async (body: object, headers: Record<string, string> = named) =>
      (await visitor.post(broker('customer', 'api/v3/login'), body, headers)).statusCode;
    expect(await status(asked)).toBe(200);
    expect(await status(asked, {})).toBe(400);
    expect(await status({ applicationName: 'heloc', orgCode: 'default' })).toBe(400);
    expect(await status({ ...asked, orgCode: 'acme' })).toBe(400);
    expect(await status({ ...asked, applicationName: 'other' })).toBe(400);
    expect(await status({ ...asked, extra: 1 })).toBe(400);
    const nameless = await server.app.inject({
      method: 'POST',
      url: broker('customer', 'api/v3/login'),
      payload: asked,
      headers: named,
    });
    expect(nameless.statusCode).toBe(400);
  });

  test('[ACC-R3] logging out ends the session and answers with the way to log in again', async () => {
    await withFlag(server, 'broker', async () => {
      const borrower = await register(server);
      const { token, cookies } = borrower;
      const kept = { ...cookies };
      const answer = await borrower.post(broker('customer', 'secure/api/v3/logout'), asked, named);
      expect(answer.json()).toEqual({ redirect: '/account/heloc/auth/hosted' });
      borrower.token = token;
      Object.assign(borrower.cookies, kept);
      expect((await borrower.get(mine)).statusCode).toBe(401);
    });
  });

  test('[ACC-R3] logging out needs to say nothing: the specification gives that call no body', async () => {
    const borrower = await register(server);
    const url = broker('customer', 'secure/api/v3/logout');
    const answer = await borrower.send({ method: 'POST', url, headers: named });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ redirect: '/auth/login' });
  });

  test('[ACC-R2] the hosted login signs in and goes back; a wrong password is no ended session', async () => {
    const { email } = await register(server);
    const visitor = new Visitor(server.app);
    const wrong = await page(visitor, 'hosted', 'submit', { email, password: 'not this one' });
    const unknown = await page(visitor, 'hosted', 'submit', {
      email: 'no@example.com',
      password: 'not this',
    });
    expect(wrong.statusCode).toBe(422);
    expect(plain(wrong)).toEqual(plain(unknown));
    const back = { redirectUrl: '/account/heloc/dashboard' };
    const right = await page(visitor, 'hosted', 'submit', { email, password }, back);
    expect(right.json()).toEqual({ jwt: visitor.token, next: '/account/heloc/dashboard' });
    expect((await visitor.get(mine)).statusCode).toBe(200);
    const away = await page(
      visitor,
      'hosted',
      'submit',
      { email, password },
      { redirectUrl: '//evil.example' },
    );
    expect(away.json().next).toBeUndefined();
  });
});

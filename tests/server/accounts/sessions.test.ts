/** Sessions to look at and to end (THREAT-6). */
/** Covers src/server/auth/device-name.ts, src/server/identity/accounts. */
import { describe, expect, test } from 'vitest';
import { deviceName } from '../../../src/server/auth/device-name.ts';
import { password, register } from '../borrower.ts';
import { Visitor } from '../harness.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { login, mine } from './door.ts';

const server = sharedTestServer();

describe('sessions', () => {
  const sessions = '/identity/secure/api/v1/sessions';
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

  test('an owner sees and ends each session; no other person can', async () => {
    const borrower = await register(server);
    const phone = new Visitor(server.app);
    await phone.post('/identity/api/v1/login', { email: borrower.email, password }, { 'user-agent': chrome });
    const list = (await borrower.get(sessions)).json();
    expect(list).toMatchObject([{ device: 'Chrome on Windows', current: false }, { current: true }]);
    const url = `${sessions}/${list[0].uuid}`;
    const stranger = await register(server);
    expect((await stranger.send({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await phone.get(mine)).statusCode).toBe(200);
    expect((await borrower.send({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await phone.get(mine)).statusCode).toBe(401);
    expect((await borrower.send({ method: 'DELETE', url })).statusCode).toBe(404);
  });

  test('a borrower can end all other sessions at once', async () => {
    const borrower = await register(server);
    const others = [new Visitor(server.app), new Visitor(server.app)];
    for (const other of others) await login(other, borrower.email, password);
    expect((await borrower.send({ method: 'DELETE', url: sessions })).statusCode).toBe(204);
    for (const other of others) expect((await other.get(mine)).statusCode).toBe(401);
    expect((await borrower.get(sessions)).json()).toHaveLength(1);
  });

  test('a renewed token updates when the session was last used', async () => {
    const borrower = await register(server);
    const [before] = (await borrower.get(sessions)).json();
    server.pass(6 * 60 * 1000);
    await borrower.get(mine);
    const [after] = (await borrower.get(sessions)).json();
    expect(Date.parse(after.seenAt) - Date.parse(before.seenAt)).toBeGreaterThan(5 * 60 * 1000);
  });

  test.each([
    [chrome, 'Chrome on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
    ['curl/8', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name));
});

/** A signed-in borrower proves to the desk who they are, where the lender wants it. */
/** Covers src/server/chat/chat-nonce.ts, src/server/chat/routes/chat-nonce.ts, src/server/chat/routes/chat.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../harness.ts';
import { desk, reviewer } from './agents.ts';
import { stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

const base = '/service-csp/customer/secure/api/v1/webchat';
const minute = 60_000;
let server: TestServer;
let agent: Visitor;
let borrower: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
  wantProofs(true);
  borrower = await reviewer(server);
});
afterAll(() => server.close());

/** Turns the proof on or off for the lender. */
function wantProofs(authentication: boolean): void {
  const { org } = server.world.content.orgs.default ?? {};
  if (org) org.chat = { ...org.chat, authentication };
}

const ask = async (): Promise<string> => (await borrower.post(`${base}/authenticate`, {})).json().nonce;
const renew = (nonce: string, by = borrower) =>
  by.put(`${base}/refresh?nonce=${encodeURIComponent(nonce)}`, {});
let host = 0;
function start(nonce: string, by: Visitor = borrower) {
  host += 1;
  const from = { method: 'POST', remoteAddress: `10.7.${host}.1` } as const;
  return by.send({ ...from, url: `${stream}/init-web-chat`, payload: { ...visit, nonce } });
}

async function isVerified(uuid: string): Promise<boolean> {
  return (await agent.get(`${desk}/${uuid}`)).json().chat.isVerified;
}

test('the desk sees who has proved to be the borrower, and who has not', async () => {
  const proved = (await start(await ask())).json().omniProxyChannelId;
  const plain = (await start('')).json().omniProxyChannelId;

  expect([await isVerified(proved), await isVerified(plain)]).toEqual([true, false]);
});

test('[ACC-X21] a proof lasts while it is renewed; when it is over, another is asked for', async () => {
  const nonce = await ask();
  for (let count = 0; count < 4; count += 1) {
    server.pass(minute);
    expect((await renew(nonce)).statusCode).toBe(204);
  }
  server.pass(6 * minute);
  const late = await renew(nonce);

  expect([late.statusCode, late.json().message]).toEqual([410, 'NONCE']);
  expect([(await start(nonce)).statusCode, (await start(await ask())).statusCode]).toEqual([401, 200]);
});

test('a proof is good for its own account only', async () => {
  const nonce = await ask();
  const stranger = new Visitor(server.app);

  expect((await renew(nonce, agent)).statusCode).toBe(410);
  expect((await start(nonce, agent)).statusCode).toBe(401);
  expect((await start(nonce, stranger)).statusCode).toBe(401);
  expect((await start('made up')).statusCode).toBe(401);
  expect((await stranger.post(`${base}/authenticate`, {})).statusCode).toBe(401);
  const rows = await server.world.db.selectFrom('chat_nonces').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(nonce);
});

test('[ACC-X21] a lender that wants no proof has no such calls, and believes none', async () => {
  const nonce = await ask();
  wantProofs(false);
  const answers = [await borrower.post(`${base}/authenticate`, {}), await renew(nonce)];
  const { omniProxyChannelId } = (await start(nonce)).json();
  wantProofs(true);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(await isVerified(omniProxyChannelId)).toBe(false);
});

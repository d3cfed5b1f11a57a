/** Covers src/server/chat/take-frame.ts, src/server/chat/list-channels.ts, src/server/chat/queue-position.ts, src/server/plugins/guard-rate.ts. */
/** Strangers can neither fill a chat nor hide somebody who waits. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, Visitor } from '../harness.ts';
import { desk, reviewer } from './agents.ts';
import { begin, join, stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;
beforeAll(async () => {
  ({ server, agent } = await openChat());
}, 180_000);
afterAll(() => server.close());

const minute = 60_000;

test('sixty messages a minute are sixty over however many connections', async () => {
  const chat = await begin(server);
  let [acks, nacks] = [0, 0];
  for (let connection = 0; connection < 4; connection += 1) {
    const line = await join(server, chat);
    for (let index = 0; index < 30; index += 1)
      line.say({ t: 'send', clientId: randomUUID(), text: 'Hello' });
    line.say({ t: 'ping', ts: 1 });
    await line.next('pong');
    acks += line.heard.filter(({ t }) => t === 'ack').length;
    nacks += line.heard.filter(({ t, code }) => t === 'nack' && code === 'RATE').length;
    line.socket.close();
  }
  expect({ acks, nacks }).toEqual({ acks: 60, nacks: 60 });
  server.pass(minute);
  const line = await join(server, chat);
  line.say({ t: 'send', clientId: randomUUID(), text: 'Are you there?' });
  expect(await line.next('ack')).toBeDefined();
});

test('two hundred and ten chats of people who left do not hide the one who waits', async () => {
  const honest = await begin(server, { friendlyName: 'Early Bird' });
  const early = await join(server, honest);
  for (let index = 0; index < 210; index += 1) await begin(server, { friendlyName: `Gone ${index}` });
  server.pass(30_000);
  early.say({ t: 'ping', ts: 1 });
  await early.next('pong');
  // The sign of life is written down after the answer.
  early.say({ t: 'ping', ts: 2 });
  await early.next('pong');
  const late = await begin(server, { friendlyName: 'Late Bird' });
  const line = await join(server, late);
  const names = async () =>
    ((await agent.get(desk)).json().chats as { name: string }[]).map(({ name }) => name);
  expect((await names()).slice(0, 2)).toEqual(['Early Bird', 'Late Bird']);
  expect(await line.next('queue')).toMatchObject({ position: 2 });

  // Minutes later they leave the list, and whoever comes back has the old place.
  server.pass(9.8 * minute);
  const back = await begin(server, { friendlyName: 'Just now' });
  await join(server, back);
  await join(server, late);
  await join(server, honest);
  const { waiting, chats } = (await agent.get(desk)).json();
  expect(chats.map(({ name }: { name: string }) => name)).toEqual(['Early Bird', 'Late Bird', 'Just now']);
  expect(waiting).toBe(3);
}, 60_000);

test('of 210 strangers at 21 networks who stay, the agent sees somebody who is logged in, in their turn', async () => {
  server.pass(20 * minute);
  const from = (network: number) => `10.50.${network}.7`;
  const stay = async (network: number, name: string) => {
    const answer = await new Visitor(server.app).send({
      ...{ method: 'POST', url: `${stream}/init-web-chat`, payload: { ...visit, friendlyName: name } },
      remoteAddress: from(network),
    });
    return answer.json();
  };
  for (let index = 0; index < 210; index += 1) {
    const chat = await stay(index % 21, `Stranger ${index}`);
    expect(chat.token, `stranger ${index}`).toBeDefined();
  }
  const borrower = await reviewer(server);
  const payload = { ...visit, friendlyName: 'Maria' };
  const remoteAddress = from(99);
  const begun = await borrower.send({
    method: 'POST',
    url: `${stream}/init-web-chat`,
    payload,
    remoteAddress,
  });
  expect(begun.statusCode, begun.body).toBe(200);
  const line = await join(server, begun.json());
  const names = ((await (await reviewer(server)).get(desk)).json().chats as { name: string }[]).map(
    ({ name }) => name,
  );
  const { position } = (await line.next('queue')) as unknown as { position: number };

  // Three of each network come before her, and she reads the same of it as the agent.
  expect([names.indexOf('Maria') + 1, position]).toEqual([64, 64]);
  expect(names).toHaveLength(200);
}, 120_000);

test('a limit per minute holds over two servers of one database', async () => {
  const second = await openTestServer();
  Object.assign(second.world, { db: server.world.db, clock: server.world.clock });
  const payload = { token: 'x'.repeat(20) };
  const url = `${stream}/end-web-chat`;
  const remoteAddress = '10.77.1.2';
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const { app } = index % 2 === 0 ? server : second;
    const { statusCode } = await new Visitor(app).send({ method: 'POST', url, payload, remoteAddress });
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  await second.close();
});

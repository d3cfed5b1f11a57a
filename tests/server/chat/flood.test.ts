/** Strangers can neither fill a chat nor hide someone who waits. */
/** Covers src/server/chat/take-frame.ts, src/server/chat/list-channels.ts, src/server/chat/queue-position.ts, src/server/http/plugins/guard-rate.ts. */
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
});
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
});

const names = async () =>
  ((await (await reviewer(server)).get(desk)).json().chats as { name: string }[]).map(({ name }) => name);

/** Begins a chat from an address, as a visitor or logged in. */
async function arrive(remoteAddress: string, friendlyName: string, by = new Visitor(server.app)) {
  const payload = { ...visit, friendlyName };
  const answer = await by.send({ method: 'POST', url: `${stream}/init-web-chat`, payload, remoteAddress });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test.each([
  ['210 at 21 networks', 210, 21],
  ['210 at 70 networks', 210, 70],
  ['250, each at a network of their own', 250, 250],
])(
  'of strangers who stay (%s) none hides somebody who is logged in, and those of a hundred networks hide no other visitor',
  async (_, count, networks) => {
    server.pass(20 * minute);
    for (let index = 0; index < count; index += 1)
      await arrive(`10.${networks}.${index % networks}.7`, `Stranger ${index}`);
    const honest = await arrive('10.60.1.1', 'Visitor');
    const borrower = await arrive('10.60.1.2', 'Maria', await reviewer(server));
    const line = await join(server, borrower);
    await join(server, honest);
    const listed = await names();

    expect(listed[0]).toBe('Maria');
    expect(await line.next('queue')).toMatchObject({ position: 1 });
    if (networks < 100) expect(listed).toContain('Visitor');
    // Three of each network come before a visitor who is alone at theirs.
    if (networks === 21) expect(listed.indexOf('Visitor') + 1).toBe(65);
  },
  120_000,
);

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

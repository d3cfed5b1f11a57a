/** Files of a chat: what they really are is found out at the door, and only those in the chat open them. Those of agents: agent-files.test.ts. */
/** Covers src/server/chat/{chat-files,inspect-chat-file,chat-message}.ts, src/server/chat/routes/chat-files.ts, src/server/uploads/receive-file.ts. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PartyFailed } from '../../../src/server/platform/parties/common/party-failed.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, joinAsAgent } from './agents.ts';
import { bringFile, openFileOf } from './chat-file.ts';
import { begin, type Chat, join } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

const png = Buffer.from(plainPng(5));
const text = Buffer.from('Taxes of 2025: ñ\n');
const sound = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(600)]);
/** Sound behind a cover of 100,000 bytes. */
const mp3 = Buffer.concat([
  Buffer.from('ID3\u0003\u0000\u0000\u0000\u0006\r\u0020'),
  Buffer.alloc(100_000),
  sound,
]);
const mp4 = Buffer.concat([Buffer.from('0000002066747970', 'hex'), Buffer.from('isom'), Buffer.alloc(100)]);
const amr = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(100)]);

const bring = (chat: Chat, name: string, bytes: Buffer) => bringFile(server, chat, name, bytes);

const openAs = (chat: Chat, url: string) => openFileOf(server, chat, url);

test('[ACC-C18] a file is brought, sent, and opened by both sides and no one else', async () => {
  const [chat, other] = [await begin(server), await begin(server)];
  await accept(chat, agent);
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  const { id, url, ...facts } = (await bring(chat, 'house.png', png)).json();
  expect(facts).toEqual({ name: 'house.png', size: png.length, contentType: 'image/png' });
  borrower.say({ t: 'send', clientId: 'a', text: '', files: [id] });
  expect(await borrower.next('message')).toMatchObject({
    message: { text: '', files: [{ id, url, ...facts }] },
  });
  const { message } = (await line.next('message')) as unknown as { message: { files: { url: string }[] } };

  expect((await openAs(chat, url)).rawPayload.equals(png)).toBe(true);
  expect((await agent.get(message.files[0]?.url ?? '')).rawPayload.equals(png)).toBe(true);
  expect((await openAs(other, url)).statusCode).toBe(404);
  expect((await openAs({ ...chat, token: 'x' }, url)).statusCode).toBe(401);
  expect((await new Visitor(server.app).get(message.files[0]?.url ?? '')).statusCode).toBe(401);
  const row = await server.world.db
    .selectFrom('chat_files')
    .selectAll()
    .where('uuid', '=', id)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(row.name).includes('house')).toBe(false);
  expect(Buffer.from(await server.world.files.get(row.location)).includes(png.subarray(0, 8))).toBe(false);
});

test('a file is sent once, with a message of its own chat', async () => {
  const [chat, other] = [await begin(server), await begin(server)];
  const [borrower, stranger] = [await join(server, chat), await join(server, other)];
  const { id } = (await bring(chat, 'a.txt', text)).json();
  stranger.say({ t: 'send', clientId: 'a', text: 'Mine', files: [id] });
  expect(await stranger.next('nack')).toMatchObject({ code: 'FILES' });
  borrower.say({ t: 'send', clientId: 'a', text: '', files: [id] });
  await borrower.next('ack');
  borrower.say({ t: 'send', clientId: 'b', text: 'Again', files: [id] });
  expect(await borrower.next('nack')).toMatchObject({ clientId: 'b', code: 'FILES' });
  borrower.say({ t: 'send', clientId: 'c', text: 'No file', files: ['../../etc/passwd'] });
  expect(await borrower.next('nack')).toMatchObject({ clientId: 'c', code: 'FILES' });
  borrower.say({ t: 'send', clientId: 'a', text: '', files: [id] });

  expect(await borrower.next('ack')).toMatchObject({ clientId: 'a', seq: 1 });
});

test.each([
  ['note.txt', text, 'text/plain'],
  ['photo.png', png, 'image/png'],
  ['song.mp3', mp3, 'audio/mpeg'],
  ['beep.mp3', sound, 'audio/mpeg'],
  ['film.mp4', mp4, 'video/mp4'],
  ['voice.amr', amr, 'audio/amr'],
])('[ACC-C18] %s is taken for what it is', async (name, bytes, contentType) => {
  const answer = await bring(await begin(server), name, bytes);

  expect([answer.statusCode, answer.json().contentType]).toEqual([200, contentType]);
});

test.each([
  ['a.pdf.exe', Buffer.from('MZ\u0000\u0001')],
  ['a.jpeg', png],
  ['a.exe', text],
  ['page.html', Buffer.from('<html></html>')],
  ['none', text],
  ['a.constructor', text],
])('[ACC-X30] %s is refused by its name', async (name, bytes) => {
  const answer = await bring(await begin(server), name, bytes);

  expect([answer.statusCode, answer.json().message]).toEqual([415, 'TYPE']);
});

test.each([
  ['a.pdf', text],
  ['a.jpg', png],
  ['a.txt', png],
  ['a.txt', Buffer.from([0x41, 0x00, 0x42])],
  ['a.mp3', mp4],
  ['a.png', Buffer.concat([png.subarray(0, 8), Buffer.from('<html><script>')])],
])('[ACC-X31] %s is refused when its bytes are something else', async (name, bytes) => {
  const answer = await bring(await begin(server), name, bytes);

  expect([answer.statusCode, answer.json().message]).toEqual([415, 'TYPE']);
});

test('a file of 10 MB is taken, of one byte more it is not, and of none it is not', async () => {
  const chat = await begin(server);
  const bytes = Buffer.alloc(10 * 1024 * 1024, 'x');

  expect((await bring(chat, 'a.txt', bytes)).statusCode).toBe(200);
  const larger = await bring(chat, 'a.txt', Buffer.concat([bytes, text]));
  expect([larger.statusCode, larger.json().message]).toEqual([413, 'SIZE']);
  expect((await bring(chat, 'a.txt', Buffer.alloc(0))).statusCode).toBe(422);
});

test('a lender may take smaller files, and says so', async () => {
  const { chat = {} } = server.world.content.orgs.default?.org ?? {};
  chat.attachmentMegabytes = 1;
  const larger = await bring(await begin(server), 'a.txt', Buffer.alloc(1024 * 1024 + 1, 'x'));
  chat.attachmentMegabytes = 10;

  expect([larger.statusCode, larger.json().message]).toEqual([413, 'SIZE']);
  expect(larger.json().errors).toEqual([expect.stringContaining('1 MB')]);
});

test('without the token of this very chat nothing is stored', async () => {
  const [chat, other] = [await begin(server), await begin(server)];
  const count = async () => (await server.world.db.selectFrom('chat_files').select('uuid').execute()).length;
  const before = await count();
  for (const mixed of [
    { ...chat, token: other.token },
    { ...chat, token: '' },
    { ...chat, token: agent.token ?? '' },
  ])
    expect((await bring(mixed, 'a.txt', text)).statusCode).toBe(401);

  expect(await count()).toBe(before);
});

test('a chat that is over takes no file, and a chat takes thirty', async () => {
  const chat = await begin(server);
  for (let count = 0; count < 30; count += 1) expect((await bring(chat, 'a.txt', text)).statusCode).toBe(200);
  expect((await bring(chat, 'a.txt', text)).statusCode).toBe(422);
  await accept(chat, agent);
  await agent.post(`/service-desk/secure/api/v1/chat/${chat.omniProxyChannelId}/end`, {});

  expect((await bring(chat, 'a.txt', text)).statusCode).toBe(410);
});

test('what the scanner has not seen is opened by no one, and what it refuses is destroyed', async () => {
  const chat = await begin(server);
  const { scanner } = server.world.parties;
  const scan = vi.spyOn(scanner, 'scan').mockRejectedValue(new PartyFailed('scanner', 'DOWN'));
  const { url, id } = (await bring(chat, 'a.txt', text)).json();
  expect((await openAs(chat, url)).statusCode).toBe(409);
  server.pass(60_000);
  scan.mockResolvedValue('INFECTED');
  expect((await openAs(chat, url)).statusCode).toBe(410);
  scan.mockRestore();

  expect((await openAs(chat, url)).statusCode).toBe(410);
  const borrower = await join(server, chat);
  borrower.say({ t: 'send', clientId: randomUUID(), text: '', files: [id] });
  expect(await borrower.next('nack')).toMatchObject({ code: 'FILES' });
});

/** An agent sends files: by the same checks as the borrower, in their own chats only, and the borrower opens them. */
/** Covers src/server/chat/{chat-files,chat-message}.ts, src/server/chat/routes/chat-files.ts. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PartyFailed } from '../../../src/server/platform/parties/common/party-failed.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, at, joinAsAgent } from './agents.ts';
import { bringAtDesk, bringFile, openFileOf } from './chat-file.ts';
import { begin, type Chat, join } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  ({ server, agent, colleague } = await openChat());
});
afterAll(() => server.close());

const png = Buffer.from(plainPng(5));
const note = Buffer.from('Taxes of 2025: ñ\n');

async function taken(): Promise<Chat> {
  const chat = await begin(server);
  await accept(chat, agent);
  return chat;
}

type Message = { message: { files: { id: string; url: string }[] } };

test('[ACC-C18] an agent sends a file, and the borrower opens it by the token of their chat', async () => {
  const [chat, other] = [await taken(), await begin(server)];
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  const answer = await bringAtDesk(agent, chat, 'form.png', png);
  const { id, url, ...facts } = answer.json();
  expect([answer.statusCode, facts]).toEqual([
    200,
    { name: 'form.png', size: png.length, contentType: 'image/png' },
  ]);
  const path = `/service-omni-proxy/insecure/api/v1/stream/attachments/${id}`;
  // What is not sent yet is not theirs to open.
  expect((await openFileOf(server, chat, path)).statusCode).toBe(404);

  line.say({ t: 'send', clientId: 'a', text: '', files: [id] });
  await line.next('ack');
  const { message } = (await borrower.next('message')) as unknown as Message;
  expect(message).toMatchObject({ role: 'agent', files: [{ id, url: path, ...facts }] });
  expect((await openFileOf(server, chat, path)).rawPayload.equals(png)).toBe(true);
  expect((await openFileOf(server, other, path)).statusCode).toBe(404);
  expect((await agent.get(url)).rawPayload.equals(png)).toBe(true);
  expect(JSON.stringify(message)).not.toContain('@');
  const row = await server.world.db
    .selectFrom('chat_files')
    .selectAll()
    .where('uuid', '=', id)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(row.name).includes('form')).toBe(false);
  expect(Buffer.from(await server.world.files.get(row.location)).includes(png.subarray(0, 8))).toBe(false);
});

test('neither side sends a file of the other under its own name', async () => {
  const chat = await taken();
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  const [theirs, ours] = [
    await bringFile(server, chat, 'a.txt', note),
    await bringAtDesk(agent, chat, 'b.txt', note),
  ];
  line.say({ t: 'send', clientId: 'a', text: '', files: [theirs.json().id] });
  borrower.say({ t: 'send', clientId: 'a', text: '', files: [ours.json().id] });

  expect(await line.next('nack')).toMatchObject({ code: 'FILES' });
  expect(await borrower.next('nack')).toMatchObject({ code: 'FILES' });
  expect((await agent.get(`${at(chat, 'files')}/${theirs.json().id}`)).statusCode).toBe(404);
});

test('only the agent whose chat it is brings files, and none to a chat that waits or is over', async () => {
  const [chat, waiting] = [await taken(), await begin(server)];
  const statusOf = async (by: Visitor, to: Chat) => (await bringAtDesk(by, to, 'a.txt', note)).statusCode;
  expect(await statusOf(colleague, chat)).toBe(409);
  expect(await statusOf(agent, waiting)).toBe(409);
  expect(await statusOf(new Visitor(server.app), chat)).toBe(401);
  await agent.post(at(chat, 'end'), {});

  expect(await statusOf(agent, chat)).toBe(410);
});

test.each([
  ['a.pdf.exe', Buffer.from('MZ\u0000\u0001'), 415],
  ['a.jpg', png, 415],
  ['a.txt', Buffer.alloc(11 * 1024 * 1024, 'x'), 413],
  ['a.txt', Buffer.alloc(0), 422],
])(
  '[ACC-X30] %s of an agent is refused as it is of a borrower',
  async (name, bytes, status) => {
    expect((await bringAtDesk(agent, await taken(), name, bytes)).statusCode).toBe(status);
  },
  60_000,
);

test('a borrower who has brought as many files as they may leaves the agent theirs', async () => {
  const chat = await taken();
  for (let count = 0; count < 30; count += 1) await bringFile(server, chat, 'a.txt', note);

  expect((await bringFile(server, chat, 'a.txt', note)).statusCode).toBe(422);
  expect((await bringAtDesk(agent, chat, 'a.txt', note)).statusCode).toBe(200);
});

test('the borrower opens nothing that the scanner has not seen', async () => {
  const chat = await taken();
  const [borrower, line] = [await join(server, chat), await joinAsAgent(server, agent, chat)];
  const scan = vi
    .spyOn(server.world.parties.scanner, 'scan')
    .mockRejectedValue(new PartyFailed('scanner', 'DOWN'));
  const { id } = (await bringAtDesk(agent, chat, 'a.txt', note)).json();
  line.say({ t: 'send', clientId: 'a', text: 'Here it is', files: [id] });
  const { message } = (await borrower.next('message')) as unknown as Message;
  const url = message.files[0]?.url ?? '';
  expect((await openFileOf(server, chat, url)).statusCode).toBe(409);
  server.pass(60_000);
  scan.mockResolvedValue('INFECTED');
  expect((await openFileOf(server, chat, url)).statusCode).toBe(410);
  scan.mockRestore();
});

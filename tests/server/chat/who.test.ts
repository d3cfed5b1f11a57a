/** Who is who in a chat: the desk knows the account of someone who is logged in, and a borrower reads an agent's name only where the lender shows it. */
/** Covers src/server/chat/{agent-names,list-channels,read-messages}.ts, src/server/platform/db/migrations/0064-agent-names.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, desk, nameOf, reply, reviewer } from './agents.ts';
import { begin, type Chat, join, stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  ({ server, agent, colleague } = await openChat());
});
afterAll(() => server.close());

function showNames(agentNames: boolean): void {
  const { org } = server.world.content.orgs.default ?? {};
  if (org) org.chat = { ...org.chat, agentNames };
}

const called = (name: string, by = agent) => by.post(`${desk}/own/name`, { name });
const writers = async (chat: Chat) => {
  const { welcome } = await join(server, chat);
  return (welcome.messages as { role: string; name?: string }[]).map(({ role, name }) => name ?? role);
};

test('the desk reads the account of somebody who is logged in, beside the name that they typed', async () => {
  const person = await reviewer(server);
  const { uuid } = { uuid: (await chatOf(person)).omniProxyChannelId };
  const stranger = (await begin(server)).omniProxyChannelId;
  const shown = async (id: string) => (await agent.get(`${desk}/${id}`)).json().chat;

  expect(await shown(uuid)).toMatchObject({
    name: 'Ann Lee',
    account: await nameOf(person),
    isVerified: false,
  });
  expect(await shown(stranger)).not.toHaveProperty('account');
});

async function chatOf(by: Visitor): Promise<Chat> {
  const payload = { ...visit };
  const answer = await by.send({
    method: 'POST',
    url: `${stream}/init-web-chat`,
    payload,
    remoteAddress: '10.9.1.1',
  });
  return answer.json();
}

test('everybody who answers is Agent, until the lender shows names; then only who has chosen one is called by it', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  await called('  Robin  ');
  await reply(chat, 'Hello', agent);
  expect(await writers(chat)).toEqual(['agent']);
  expect((await agent.get(desk)).json()).not.toHaveProperty('agentName');

  showNames(true);
  try {
    expect(await writers(chat)).toEqual(['Robin']);
    expect((await agent.get(desk)).json().agentName).toBe('Robin');
    expect((await colleague.get(desk)).json().agentName).toBe('');
    await called('');
    expect(await writers(chat)).toEqual(['agent']);
  } finally {
    showNames(false);
  }
});

test('a name that is too long, or comes from no agent, is refused', async () => {
  const asked = [await called('x'.repeat(41)), await called('Eve', new Visitor(server.app))];

  expect(asked.map(({ statusCode }) => statusCode)).toEqual([400, 401]);
});

/** People at the lender as a test drives them: accounts of reviewers who accept, answer and end over HTTP, or over a connection of their own. */
import { randomUUID } from 'node:crypto';
import { type TestServer, Visitor } from '../harness.ts';
import { type Chat, connect } from './chat-line.ts';

export const desk = '/service-desk/secure/api/v1/chat';

/** Logs in as a new reviewer. */
export async function reviewer({ app }: TestServer, orgCode = 'default'): Promise<Visitor> {
  const [email, password] = [`chat${randomUUID()}@example.com`, 'four random words here'];
  const visitor = new Visitor(app, orgCode);
  await visitor.post('/sandbox/reviewers', { email, password });
  await visitor.post('/identity/api/v1/login', { email, password, code: '000000' });
  return visitor;
}

export const at = ({ omniProxyChannelId: uuid }: Chat, what: string) => `${desk}/${uuid}/${what}`;
export const accept = (chat: Chat, by: Visitor) => by.post(at(chat, 'accept'), {});
export const reply = (chat: Chat, text: string, by: Visitor) =>
  by.post(at(chat, 'messages'), { clientId: randomUUID(), text });

/** The address under which a reviewer logged in: their name at the desk. */
export async function nameOf(agent: Visitor): Promise<string> {
  return (await agent.get('/identity/secure/api/v1/identity')).json().email;
}

/** Connects as an agent: to a chat, or without one to the desk's own line. */
export async function joinAsAgent(server: TestServer, agent: Visitor, chat?: Chat) {
  const cookie = Object.entries(agent.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const line = await connect(server, { cookie });
  const channelId = chat?.omniProxyChannelId ?? '';
  line.say({ t: 'hello', role: 'agent', token: agent.token, channelId, lastSeq: 0 });
  return { ...line, welcome: await line.next('welcome') };
}

export function rowOf({ world }: TestServer, { omniProxyChannelId }: Chat) {
  const rows = world.db.selectFrom('chat_channels').selectAll();
  return rows.where('uuid', '=', omniProxyChannelId).executeTakeFirstOrThrow();
}

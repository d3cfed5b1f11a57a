/** The chatbot as a test asks it: over HTTP, on a server of the test's own. */
import { randomUUID } from 'node:crypto';
import { productContent } from '../../product.ts';
import { openTestServer, Visitor } from '../harness.ts';

export const base = '/service-chat-chatbot/external/api/v1/message';

export type Bot = Awaited<ReturnType<typeof openBot>>;

/** A server, a visitor of it, and what they ask; `close` ends both. */
export async function openBot() {
  const server = await openTestServer({ content: productContent() });
  const visitor = new Visitor(server.app);
  const ask = (message: string, more: object = {}, who = visitor) =>
    send(who, 'POST', 'chatWithAutobot', { message, senderType: 'APPLICANT', ...more });
  const read = (conversation: string, who = visitor) => send(who, 'GET', `getChatHistory/${conversation}`);
  const judge = (body: object, who = visitor) =>
    send(who, 'POST', 'setChatReplyUsedWithFeedback', { rating: 0, ...body });
  const messagesOf = async (id: string) => (await read(id)).json().messages;
  const conversation = async (...questions: string[]): Promise<string> => {
    let conversationId = '';
    for (const question of questions)
      conversationId = (await ask(question, { conversationId })).json().conversationId;
    return conversationId;
  };
  return { server, visitor, ask, read, judge, messagesOf, conversation, close: () => server.close() };
}

// Calls are counted by address: each comes from another one.
let calls = 0;
function send(who: Visitor, method: 'GET' | 'POST', url: string, payload?: object) {
  calls += 1;
  const remoteAddress = `10.9.${Math.floor(calls / 250)}.${calls % 250}`;
  return who.send({ method, url: `${base}/${url}`, remoteAddress, ...(payload && { payload }) });
}

/** Someone who is signed in. */
export async function account({ server }: Pick<Bot, 'server'>): Promise<Visitor> {
  const [email, password] = [`bot${randomUUID()}@example.com`, 'four random words here'];
  const signedIn = new Visitor(server.app);
  await signedIn.post('/sandbox/reviewers', { email, password });
  await signedIn.post('/identity/api/v1/login', { email, password, code: '000000' });
  return signedIn;
}

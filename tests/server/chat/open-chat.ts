/** What tests of the chat begin with: a server whose lender answers chats just now, and two people who do. */
import { productContent } from '../../product.ts';
import { openTestServer } from '../harness.ts';
import { reviewer } from './agents.ts';
import { toOpen } from './chat-line.ts';

export async function openChat() {
  const server = await openTestServer({ content: productContent() });
  toOpen(server);
  return { server, agent: await reviewer(server), colleague: await reviewer(server) };
}

/** The suite that every provider keeps, run over the two providers that the real server carries. */
/** Covers src/web/chat/providers/{stream,chatbot}, src/server/chat. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChatbotProvider } from '../../../src/web/chat/providers/chatbot/chatbot-provider.ts';
import { keepsThePort, type Subject } from '../../chat/provider-contract.ts';
import { never, testGround, visit } from '../../chat/test-ground.ts';
import type { TestServer } from '../harness.ts';
import { openChat } from './open-chat.ts';
import { realStream, sendTo } from './real-provider.ts';

let server: TestServer;
let open: () => Promise<Subject>;

beforeAll(async () => {
  ({ server } = await openChat());
  open = await realStream(server);
});
afterAll(() => server.close());

describe('the stream on the real server', () => keepsThePort(() => open(), ['says', 'drops', 'losesAnswer']));

describe('the chatbot on the real server', () =>
  keepsThePort(async () => {
    const { ground } = testGround();
    return { provider: createChatbotProvider({ ...ground, send: sendTo(server) }) };
  }, []));

test('a file goes with a message, and leads back to its bytes; one of another kind is refused and not sent', async () => {
  const { provider } = await open();
  await provider.resume(await provider.start(visit, never()), never());
  const file = (name: string) => new File(['What is the rate?'], name, { type: 'text/plain' });
  await expect(
    provider.send({ clientId: 'bad', text: '', files: [file('a.pdf.exe')] }),
  ).rejects.toMatchObject({ status: 415 });
  await provider.send({ clientId: 'good', text: '', files: [file('question.txt')] });

  await expect
    .poll(async () => (await provider.history()).items)
    .toMatchObject([{ clientId: 'good', text: '', files: [{ name: 'question.txt', size: 17 }] }]);
  provider.dispose();
});

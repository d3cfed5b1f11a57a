/** Covers src/web/chat/providers/{stream,chatbot}, src/server/chat. */
/** The suite that every provider keeps, run over the two providers that the real server carries. */
import { afterAll, beforeAll, describe } from 'vitest';
import { createChatbotProvider } from '../../../src/web/chat/providers/chatbot/chatbot-provider.ts';
import { keepsThePort, type Subject } from '../../chat/provider-contract.ts';
import { testGround } from '../../chat/test-ground.ts';
import { productContent } from '../../product.ts';
import { openTestServer, type TestServer } from '../harness.ts';
import { toOpen } from './chat-line.ts';
import { realStream, sendTo } from './real-provider.ts';

let server: TestServer;
let open: () => Promise<Subject>;

beforeAll(async () => {
  server = await openTestServer({ content: productContent() });
  toOpen(server);
  open = await realStream(server);
}, 60_000);
afterAll(() => server.close());

describe('the stream on the real server', () => keepsThePort(() => open(), ['says', 'drops', 'losesAnswer']));

describe('the chatbot on the real server', () =>
  keepsThePort(async () => {
    const { ground } = testGround();
    return { provider: createChatbotProvider({ ...ground, send: sendTo(server) }) };
  }, []));

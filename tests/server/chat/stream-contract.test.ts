/** Covers src/web/chat/providers/stream, src/server/chat. */
/** The suite that every provider keeps, run over the stream's provider and the real server. */
import { afterAll, beforeAll, describe } from 'vitest';
import { keepsThePort, type Subject } from '../../chat/provider-contract.ts';
import { productContent } from '../../product.ts';
import { openTestServer, type TestServer } from '../harness.ts';
import { toOpen } from './chat-line.ts';
import { realStream } from './real-stream.ts';

let server: TestServer;
let open: () => Promise<Subject>;

beforeAll(async () => {
  server = await openTestServer({ content: productContent() });
  toOpen(server);
  open = await realStream(server);
}, 60_000);
afterAll(() => server.close());

describe('the stream on the real server', () => keepsThePort(() => open(), ['says', 'drops', 'losesAnswer']));

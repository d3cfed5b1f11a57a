/** A server that the hooks of a test file open and close: what the tests hold is filled in when it has opened. */
import type { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** A server loads content and opens a database: on a busy machine that takes its time. */
const patienceMs = 180_000;

type Before = typeof beforeAll | typeof beforeEach;
type After = typeof afterAll | typeof afterEach;

/** @param before with `after`: for all tests of the file, or for each. @returns an object without anything until then */
export function filled<Server extends { close(): Promise<void> }>(
  before: Before,
  after: After,
  open: () => Promise<Server>,
): Server {
  const server = {} as Server;
  before(async () => void Object.assign(server, await open()), patienceMs);
  after(() => server.close());
  return server;
}

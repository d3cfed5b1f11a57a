/** The server with the tests' own flows, for all tests of a file or a new one for each. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { filled } from './filled-server.ts';
import { openTestServer, type TestServer } from './harness.ts';

/** Open from the first test of the file to the last. */
export function sharedTestServer(...choices: Parameters<typeof openTestServer>): TestServer {
  return filled(beforeAll, afterAll, () => openTestServer(...choices));
}

/** A new one for each test. */
export function freshTestServer(...choices: Parameters<typeof openTestServer>): TestServer {
  return filled(beforeEach, afterEach, () => openTestServer(...choices));
}

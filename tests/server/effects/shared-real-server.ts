/** The product's server, for all tests of a file or a new one for each. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { filled } from '../filled-server.ts';
import { openRealServer, type RealServer } from './real-server.ts';

/** Open from the first test of the file to the last. */
export function sharedRealServer(...choices: Parameters<typeof openRealServer>): RealServer {
  return filled(beforeAll, afterAll, () => openRealServer(...choices));
}

/** A new one for each test. */
export function freshRealServer(...choices: Parameters<typeof openRealServer>): RealServer {
  return filled(beforeEach, afterEach, () => openRealServer(...choices));
}

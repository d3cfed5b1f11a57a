/** Covers src/tools/journey/stay-awake.ts. */
import { expect, test } from 'vitest';
import type { Client } from '../../src/tools/journey/client.ts';
import { stayAwake } from '../../src/tools/journey/stay-awake.ts';

test('each of those who are logged in calls once, however many pages are theirs', async () => {
  const calls: string[] = [];
  const named = (name: string) =>
    ({
      send: async (method: string, path: string) => {
        calls.push(`${name} ${method} ${path}`);
      },
    }) as unknown as Client;
  const [borrower, reviewer] = [named('borrower'), named('reviewer')];
  await stayAwake([borrower, reviewer, borrower]);
  expect(calls).toEqual([
    'borrower GET /identity/secure/api/v1/identity',
    'reviewer GET /identity/secure/api/v1/identity',
  ]);
});

/** A person at a lender's desk, logged in with both factors. */
import { randomUUID } from 'node:crypto';
import type { Client } from '../../../src/tools/journey/client.ts';
import type { RealServer } from '../effects/real-server.ts';

export const password = 'four random words here';

export async function openDesk(
  server: RealServer,
  { email = `desk${randomUUID()}@example.com`, org = 'default' } = {},
): Promise<Client> {
  const client = server.client(org);
  const { code } = await client.expect('POST', '/sandbox/reviewers', { email, password });
  await client.expect('POST', '/identity/api/v1/login', { email, password, code });
  return client;
}

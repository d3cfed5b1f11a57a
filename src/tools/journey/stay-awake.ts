/** Keeps borrowers and reviewers logged in while a tool looks at one page after another. Logs no one in again. */
import type { Client } from './client.ts';

/** A token ends after some idle minutes, and every call renews it. */
export async function stayAwake(clients: readonly Client[]): Promise<void> {
  for (const client of new Set(clients)) await client.send('GET', '/identity/secure/api/v1/identity');
}

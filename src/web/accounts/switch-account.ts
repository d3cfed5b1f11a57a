/** Switches to another account of the same person: its token replaces the old one. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Send } from '../platform/api/transport/client.ts';
import { writeApplication, writeToken } from '../platform/api/transport/token.ts';

const PATH = '/identity/secure/api/v1/switch';

/** Returns the address where the account begins, maybe on the lender's own site. Throws ApiError when refused. */
export async function switchAccount(send: Send, account: string): Promise<string> {
  const answer = await send({ method: 'POST', path: PATH, body: { account } });
  if (!isRecord(answer) || typeof answer.redirect !== 'string')
    throw new Error('The switch was not answered');
  if (typeof answer.jwt === 'string') writeToken(answer.jwt);
  writeApplication(undefined);
  return answer.redirect;
}

/** The ways in that only developers need, and the application to open after them (ACC-D2). */
import { isRecord } from '../../engine/facts/facts.ts';
import { signIn } from '../platform/api/calls/sign-in.ts';
import { APPLICATION } from '../platform/api/transport/application-name.ts';
import type { Send } from '../platform/api/transport/client.ts';
import { writeToken } from '../platform/api/transport/token.ts';
import type { OrgData } from '../platform/data/org.ts';

const ALL = '/service-application/api/v3/application/heloc/all';
const AGENT = '/identity-broker/agent/api/v3/login';

/** Each throws the server's refusal. */
export async function byPassword(send: Send, email: string, password: string): Promise<void> {
  await signIn(send, email, password);
}

/** Opens a session of its own for the token's account: a token alone opens nothing. */
export async function byToken(send: Send, token: string): Promise<void> {
  const body = await send({ method: 'POST', path: '/sandbox/session', body: { token: token.trim() } });
  if (!isRecord(body) || typeof body.jwt !== 'string') throw new Error('No token came back');
  writeToken(body.jwt);
}

/** Where the identity broker sends an agent. */
export async function byAgent(send: Send, { orgCode, mode }: OrgData, agentId: string): Promise<string> {
  // Every request already names its lender; named twice, in two spellings, it would be two lenders.
  const headers = { 'x-auth0-application-name': APPLICATION };
  const body = { applicationName: APPLICATION, orgCode, mode, agentId };
  const answer = await send({ method: 'POST', path: AGENT, body, headers });
  if (!isRecord(answer) || typeof answer.redirect !== 'string') throw new Error('No redirect came back');
  return answer.redirect;
}

/** The path of the active application; `otherwise` when there is none. */
export async function activeLine(send: Send, otherwise: string): Promise<string> {
  const list = await send({ method: 'GET', path: ALL });
  const active = Array.isArray(list) ? list.filter(isRecord).find((one) => one.active === true) : undefined;
  return typeof active?.uuid === 'string' ? `/${active.uuid}` : otherwise;
}

/** Signs in with email and password; the client keeps the returned token. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { Send } from '../transport/client.ts';
import { writeToken } from '../transport/token.ts';

const PATH = '/identity/api/v1/login';

/** Answers the path that this account's login leads to, if it is not the dashboard. Throws ApiError when the server refuses. */
export async function signIn(send: Send, email: string, password: string): Promise<string | undefined> {
  const asked = { email: email.trim(), password };
  const body = await send({ method: 'POST', path: PATH, body: asked, signsIn: true });
  const { jwt, home } = isRecord(body) ? body : {};
  if (typeof jwt === 'string') writeToken(jwt);
  return typeof home === 'string' ? home : undefined;
}

/** Signs in with email and password; the client keeps the returned token. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Send } from '../transport/client.ts';
import { writeToken } from '../transport/token.ts';

const PATH = '/identity/api/v1/login';

/** Throws ApiError when the server refuses. */
export async function signIn(send: Send, email: string, password: string): Promise<void> {
  const asked = { email: email.trim(), password };
  const body = await send({ method: 'POST', path: PATH, body: asked, signsIn: true });
  if (isRecord(body) && typeof body.jwt === 'string') writeToken(body.jwt);
}

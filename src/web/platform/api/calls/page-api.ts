/** Sends a page that belongs to no application: logins, passwords, links. The answer may sign the visitor in. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { isOwnPath } from '../../../../engine/text/own-path.ts';
import type { Submission } from '../../data/submission.ts';
import type { Send } from '../transport/client.ts';
import { writeToken } from '../transport/token.ts';

const PATH = '/identity/api/v1/page-submission';

export type SentPage = { flow: string; page: string; query: Record<string, string> };

/** `next` is a path of ours to go to; `signedIn` when a session began. Throws ApiError when the server refuses. */
export async function sendPage(
  send: Send,
  sent: SentPage,
  { action, data }: Submission,
): Promise<{ next: string | undefined; signedIn: boolean }> {
  const answer = await send({ method: 'POST', path: PATH, body: { ...sent, action, data } });
  const { jwt, next } = isRecord(answer) ? answer : {};
  if (typeof jwt === 'string') writeToken(jwt);
  return { next: typeof next === 'string' && isOwnPath(next) ? next : undefined, signedIn: Boolean(jwt) };
}

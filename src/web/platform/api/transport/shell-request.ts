/** Calls of the shell itself (ACC-E3): every failure shows one sentence, and without a token nothing is asked. */
import { ApiError } from './api-error.ts';
import type { Call } from './build-request.ts';
import type { Send } from './client.ts';
import { readToken } from './token.ts';

/** Throws `failure` when the server refuses; a lost connection keeps its own error. */
export async function shellRequest(send: Send, call: Call, failure = 'Request failed.'): Promise<unknown> {
  if (!readToken()) throw new Error('JWT error');
  try {
    return await send(call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    throw new ApiError(failure, error.status, error.statusText, error.body);
  }
}

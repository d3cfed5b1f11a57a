/** Whether a failure may be over by itself: no answer came, the server is away, or it asks for patience. */
import { ApiError } from './api-error.ts';

export function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 502 || error.status === 429;
}

/** What the server says of too much at once: it alone knows for how long. */
import { ApiError, errorMessage } from '../../platform/api/transport/api-error.ts';

/** Undefined for every other failure, and for a chat's own line, which says no time. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 429 ? errorMessage(error.body) : undefined;

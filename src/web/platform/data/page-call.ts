/** The calls that a widget or block makes to our own server. */

/** One request to our own server, through the application's client (headers, token, time limit, error texts). */
export type PageCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  /** Aborts a request whose answer is no longer wanted. */
  signal?: AbortSignal;
};

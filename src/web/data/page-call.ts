/** What a widget or a block asks of our own server. */

/** One request to our own server, through the application's client (headers, token, time limit, error texts). */
export type PageCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  /** Ends a request whose answer is no longer wanted. */
  signal?: AbortSignal;
};

/**
 * Tells the page that the server has ended the session. The client outlives every page, so it cannot know pages
 * itself.
 */
import type { ApiError } from './api-error.ts';

export type SessionSignal = {
  tell(error: ApiError): void;
  /** Returns how to stop listening. */
  listen(listener: (error: ApiError) => void): () => void;
};

export function sessionSignal(): SessionSignal {
  const listeners = new Set<(error: ApiError) => void>();
  return {
    tell: (error) => {
      for (const listen of [...listeners]) listen(error);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether the browser has a session, as far as it knows. */
import { useSyncExternalStore } from 'react';
import { readToken, watchToken } from '../transport/token.ts';

/** Follows the token: true from login to logout, in every tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(watchToken, hasToken, hasToken);
}

const hasToken = () => readToken() !== undefined;

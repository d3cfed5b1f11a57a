/** Provides the client to components, so that tests can provide another. */
import { createContext, useContext } from 'react';
import type { Send } from './client.ts';

export const ApiContext = createContext<Send | undefined>(undefined);

/** The client of this page. */
export function useSend(): Send {
  const send = useContext(ApiContext);
  if (!send) throw new Error('No client: wrap the component in ApiContext');
  return send;
}

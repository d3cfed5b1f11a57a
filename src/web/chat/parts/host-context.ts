/** Provides the chat of this tab to what draws it. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Panel } from '../../../engine/panel/advance.ts';
import { useStorePart } from '../../platform/data/use-store.ts';
import type { ChatView } from '../data/chat-view.ts';
import type { ChatHost } from '../host/chat-host.ts';

export const HostContext = createContext<ChatHost | undefined>(undefined);

export function useHost(): ChatHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('No chat: wrap the component in HostContext');
  return host;
}

/** A part of what is shown. */
export const useView = <Name extends keyof ChatView>(name: Name): ChatView[Name] =>
  useStorePart(useHost().view, (view) => view[name]);

/** Phase and facts. */
export function usePanel(): Panel {
  const { watch, read } = useHost().run.store;
  return useSyncExternalStore(watch, read);
}

/** One fact of the panel. */
export function useKnown(name: string): unknown {
  usePanel();
  return useHost().run.known()[name];
}

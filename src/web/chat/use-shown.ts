/** Opens and closes the panel as its button, the address and the last visit of this tab ask. */
import { useEffect, useRef } from 'react';
import { useStore, useStorePart } from '../platform/data/use-store.ts';
import { chatWanted } from './data/chat-badge.ts';
import { isLeftOpen, leaveOpen } from './data/left-open.ts';
import { openChat } from './host/open-chat.ts';
import { useHost } from './parts/host-context.ts';

export function useShown(): void {
  const host = useHost();
  const wanted = useStore(chatWanted);
  const isShown = useStorePart(host.view, (view) => view.isShown);
  const asked = useRef(false);
  useEffect(() => {
    host.run.tell({ name: 'found' });
    if (isLeftOpen()) chatWanted.write(true);
  }, [host]);
  useEffect(() => {
    leaveOpen(wanted);
    if (wanted) void openChat(host);
    else if (asked.current) host.run.tell({ name: 'close' });
    asked.current = wanted;
  }, [host, wanted]);
  // A key or a button inside has closed it.
  useEffect(() => (isShown ? () => chatWanted.write(false) : undefined), [isShown]);
}

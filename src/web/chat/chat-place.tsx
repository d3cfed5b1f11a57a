/**
 * Where the chat is in the application. The page comes first: the button is asked for when the browser has nothing better to
 * do, and the chat itself when someone is about to open it. The names of its parts stand here, where most are named anyway: in the
 * button, which every page brings, they were half of it.
 */
import { Suspense } from 'react';
import { useOrg } from '../platform/data/org-context.ts';
import { useIdle } from '../platform/data/use-idle.ts';
import { part } from '../platform/jsx/part.tsx';

const ChatToggle = part('chat-toggle', async () => (await import('./chat-toggle.tsx')).ChatToggle);
// How the browser came here, before a redirect leaves most of it behind (ACC-B10).
const cameBy = globalThis.location?.search ?? '';
const ChatPanel = part('chat-panel', async () => (await import('./chat-panel.tsx')).chatPanel(cameBy));

/** Draws nothing for a lender without a chat. */
export function ChatPlace() {
  const isIdle = useIdle();
  if (useOrg().chat?.enabled !== true || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <ChatToggle Panel={ChatPanel} onNear={bringPanel} />
    </Suspense>
  );
}

// One that does not come is asked for again when it is opened.
const bringPanel = () => void ChatPanel.bring().catch(() => undefined);

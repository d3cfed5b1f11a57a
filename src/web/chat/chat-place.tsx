/** Where the chat stands in the application. The page comes first: the button is asked for when the browser has nothing better to do. */
import { lazy, Suspense } from 'react';
import { useOrg } from '../data/org-context.ts';
import { useIdle } from '../data/use-idle.ts';

const ChatToggle = lazy(async () => ({ default: (await import('./chat-toggle.tsx')).ChatToggle }));

/** Draws nothing for a lender without a chat. */
export function ChatPlace() {
  const isIdle = useIdle();
  if (useOrg().chat?.enabled !== true || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <ChatToggle />
    </Suspense>
  );
}

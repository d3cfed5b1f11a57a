/** Notes that the borrower has seen the last message: the panel is open at its end, and the window is in front. */
import { useEffect } from 'react';
import { chatUnread } from '../data/chat-badge.ts';
import { useHost, useView } from './host-context.ts';

export function useSeen(isAtEnd: boolean): void {
  const { line } = useHost();
  const messages = useView('messages');
  useEffect(() => {
    if (!isAtEnd) return;
    const last = messages.findLast(({ role }) => role === 'agent' || role === 'bot');
    const see = () => {
      if (!document.hasFocus()) return;
      chatUnread.write(0);
      const provider = line.current()?.provider;
      if (last && provider?.can.read) provider.markRead(last.id);
    };
    see();
    window.addEventListener('focus', see);
    return () => window.removeEventListener('focus', see);
  }, [isAtEnd, messages, line]);
}

/** The button of the chat (ACC-C1, ACC-C2). The chat's own code comes when someone is about to open it, or when this browser has a chat that runs. */
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteChat } from '../../types/site.ts';
import { useSupportCore } from '../platform/api/hooks/use-support-core.ts';
import { storageKey } from '../platform/api/transport/token.ts';
import { isListed } from '../platform/data/listed-path.ts';
import { say } from '../platform/data/say.ts';
import { useStore } from '../platform/data/use-store.ts';
import { useFlag } from '../platform/flags/use-flag.ts';
import { chatUnread, chatWanted, toggleId } from './data/chat-badge.ts';
import './chat-toggle.css';

type ChatToggleProps = {
  Panel: ComponentType<{ site: SiteChat }>;
  /** A pointer or the focus has come near: the panel may be wanted soon. */
  onNear(): void;
};

export function ChatToggle(props: ChatToggleProps) {
  const site = useSupportCore().data?.site?.chat;
  const { enabled } = useFlag(site?.toggle ?? '');
  const { pathname, search } = useLocation();
  if (!site || !enabled || isListed(pathname, site.without)) return null;
  return <Toggle {...{ ...props, site, search }} />;
}

type ToggleProps = ChatToggleProps & { site: SiteChat; search: string };

function Toggle({ Panel, onNear, site, search }: ToggleProps) {
  const wanted = useStore(chatWanted);
  const unread = useStore(chatUnread);
  const [isHere, setIsHere] = useState(hasChat);
  // An address asks once: who closes the chat before the panel has cleaned the address is not overruled.
  useEffect(() => {
    if (new URLSearchParams(search).has(site.opens)) chatWanted.write(true);
  }, [search, site.opens]);
  useEffect(() => {
    if (wanted) setIsHere(true);
  }, [wanted]);
  return (
    <>
      <button
        type="button"
        id={toggleId}
        className="hl-button hl-chat-toggle"
        data-kind="primary"
        aria-expanded={wanted}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => chatWanted.write(!wanted)}
      >
        <svg
          width="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentcolor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M4 20l1.3-3.9A8 8 0 1 1 9 19L4 20" />
        </svg>
        <span>{say('shell.chat')}</span> {unread > 0 && <b>{say('shell.chatNew', { count: unread })}</b>}
      </button>
      {isHere && (
        <Suspense fallback={null}>
          <Panel site={site} />
        </Suspense>
      )}
    </>
  );
}

function hasChat(): boolean {
  try {
    return window.localStorage.getItem(storageKey('webchat')) !== null;
  } catch {
    return false;
  }
}

/** The chat itself, for as long as its button stands: its flow comes first, and with it the words. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SiteChat } from '../../types/site.ts';
import { useCore } from '../platform/api/hooks/use-content.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { useStorePart } from '../platform/data/use-store.ts';
import './chat-panel.css';
import { addressWish } from './data/address-wish.ts';
import { ChatFrame } from './parts/chat-frame.tsx';
import { HostContext, useHost } from './parts/host-context.ts';
import { PhaseView } from './parts/phase-view.tsx';
import { useChatHost } from './use-chat-host.ts';
import { useShown } from './use-shown.ts';

/** @param cameBy the query with which the browser came */
export function chatPanel(cameBy: string) {
  return ({ site }: { site: SiteChat }) => <ChatPanel {...{ site, cameBy }} />;
}

function ChatPanel({ site, cameBy }: { site: SiteChat; cameBy: string }) {
  const org = useOrg();
  const core = useCore(site.flow).data;
  const [wish] = useState(() => addressWish(window.location.search + cameBy.replace('?', '&'), site, org));
  const host = useChatHost(core, wish);
  useCleanAddress(site.opens);
  return host ? (
    <HostContext value={host}>
      <Shown />
    </HostContext>
  ) : null;
}

function Shown() {
  useShown();
  const isShown = useStorePart(useHost().view, (view) => view.isShown);
  if (!isShown) return null;
  return (
    <ChatFrame>
      <PhaseView />
    </ChatFrame>
  );
}

/** Takes the wish to open the chat out of the address, once it is fulfilled (ACC-C3). */
function useCleanAddress(parameter: string): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(parameter)) return;
    query.delete(parameter);
    const left = query.toString();
    navigate({ pathname, search: left && `?${left}`, hash }, { replace: true, state });
  }, [parameter, pathname, search, hash, state, navigate]);
}

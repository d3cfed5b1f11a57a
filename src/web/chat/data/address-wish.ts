/** What the address asks of the chat: to open, to have the whole tab, or another provider. */
import type { ChatMode } from '../../../types/enumerations.ts';
import type { SiteChat } from '../../../types/site.ts';
import type { OrgData } from '../../platform/data/org.ts';

export type AddressWish = {
  opens: boolean;
  isTab: boolean;
  forced: ChatMode | undefined;
  /** Reads a transcript, for the provider that asks for it. */
  userToken: string | undefined;
};

const MODES: readonly string[] = ['twilio', 'nice', 'stream', 'talkjs', 'chatbot'] satisfies ChatMode[];

/** In production the address names no provider (ACC-C4). */
export function addressWish(search: string, site: SiteChat, { mode }: Pick<OrgData, 'mode'>): AddressWish {
  const query = new URLSearchParams(search);
  const named = query.get(site.mode) ?? '';
  const opens = query.get(site.opens);
  return {
    opens: opens !== null,
    isTab: opens === 'tab',
    userToken: query.get(site.token) ?? undefined,
    forced: mode === 'sandbox' && MODES.includes(named) ? (named as ChatMode) : undefined,
  };
}

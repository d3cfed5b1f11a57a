/** Tells those who listen to a chat, and the desk of its lender, that it has changed. */
import type { Transaction } from 'kysely';
import type { Broadcasts } from '../platform/broadcasts/broadcasts.ts';
import { tellOthers } from '../platform/broadcasts/tell-others.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { ChannelRow } from './channel.ts';

type Told = Pick<ChannelRow, 'uuid' | 'org_code'>;

/** What people at the lender listen to: its queue, and its chats. */
export const deskTopic = (orgCode: string) => `chats/${orgCode}`;

/** Tells other servers, once the transaction commits. */
export function tellOthersOfChat(tx: Transaction<Tables>, { uuid, org_code }: Told): Promise<void> {
  return tellOthers(tx, uuid, deskTopic(org_code));
}

/** Tells those who are connected here; called after the commit. */
export function tellOfChat(broadcasts: Broadcasts, { uuid, org_code }: Told): void {
  broadcasts.tell(uuid);
  broadcasts.tell(deskTopic(org_code));
}

/**
 * In which order chats that wait are accepted: those that an agent gave back first, then by age; what one network has beyond a few
 * comes last, so that no stranger stands before everybody else. Who is logged in is counted alone, by their account.
 */
import { type RawBuilder, sql } from 'kysely';

/** For `order by`, over the rows of `chat_channels` that a query has left. @param most chats of one network that wait in their turn */
export function isCrowd(most: number): RawBuilder<boolean> {
  return sql`chat_channels.state = 'WAITING' and chat_channels.returned_at is null and row_number() over (
    partition by chat_channels.state, coalesce(chat_channels.owner_uuid::text, chat_channels.network, chat_channels.uuid::text)
    order by chat_channels.created_at) > ${most}`;
}

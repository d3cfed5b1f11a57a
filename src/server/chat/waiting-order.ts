/**
 * In which order chats that wait are accepted, each group by age: those that an agent gave back, who is logged in, strangers, and last
 * what one network or account has beyond a few. So strangers hide no one who is logged in, and no network hides other strangers.
 */
import { type RawBuilder, sql } from 'kysely';

/** Last for `order by`: no one who is logged in, and none that came back. */
export const isStranger = sql<boolean>`chat_channels.state = 'WAITING' and chat_channels.returned_at is null and chat_channels.owner_uuid is null`;

/** Which one of its network or account a chat is, the oldest first; over the rows of `chat_channels` that a query has left. */
export const placeInNetwork = sql<number>`row_number() over (
    partition by chat_channels.state, coalesce(chat_channels.owner_uuid::text, chat_channels.network, chat_channels.uuid::text)
    order by chat_channels.created_at)`;

/** For `order by`, over the rows of `chat_channels` that a query has left. @param most chats of one network that wait in their turn */
export function isCrowd(most: number): RawBuilder<boolean> {
  return sql`chat_channels.state = 'WAITING' and chat_channels.returned_at is null and ${placeInNetwork} > ${most}`;
}

/**
 * The chats of a desk: those that wait, in the order in which they are to be accepted, and those that the agent has accepted. Who is away
 * comes last, and leaves the list after minutes until they are back.
 */
import { type Selectable, sql } from 'kysely';
import { sharing } from '../../content/merge/org-with-shared.ts';
import type { Conversation, Conversations } from '../../types/conversations.ts';
import { lendersOfDesk, type Reviewer } from '../auth/may-review.ts';
import { emailOf } from '../auth/set-password.ts';
import { lenderName } from '../desk/list-reviews.ts';
import { limitsOf, minutes } from '../facts/limits-of.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';
import { agentNameAt } from './agent-names.ts';
import { awayAfter, isAway } from './borrower-there.ts';
import { visitorOf } from './channel.ts';
import { chatKey } from './chat-key.ts';
import { languageOf } from './language-of.ts';
import { isCrowd, isStranger, placeInNetwork } from './waiting-order.ts';

const most = 200;

type Row = Selectable<Tables['chat_channels']> & {
  unread: string | number | bigint | null;
  loan_number: string | null;
  account_email: Uint8Array | null;
  application_key: Uint8Array | null;
};

export async function listChannels(world: World, agent: Reviewer): Promise<Conversations> {
  const rows = await withCounts(world)
    .where('chat_channels.uuid', 'in', shown(world, agent))
    .orderBy(isWaitingAway(world))
    .orderBy(isStranger)
    .orderBy(isCrowd(limitsOf(world, sharing).chat.waitingPerNetwork))
    .orderBy('returned_at')
    .orderBy('chat_channels.created_at')
    .execute();
  const others = rows.filter(({ owner_uuid }) => owner_uuid !== agent.uuid);
  const chats = await Promise.all(others.map((row) => listed(world, agent, row)));
  const count = (is: (chat: Conversation) => boolean) => chats.filter(is).length;
  const agentName = await agentNameAt(world, agent);
  return {
    ...(agentName !== undefined && { agentName }),
    waiting: count(({ state }) => state === 'WAITING'),
    mine: count(({ isMine }) => isMine),
    chats,
  };
}

// Where not all have room, the first of each network comes before the second of any: many strangers hide no other visitor.
function shown(world: World, agent: Reviewer) {
  const now = world.clock.now();
  return world.db
    .selectFrom('chat_channels')
    .select('chat_channels.uuid')
    .where('org_code', 'in', lendersOfDesk(world, agent.orgCode))
    .where((is) => is.or([is('state', '=', 'WAITING'), is('agent_uuid', '=', agent.uuid)]))
    .where('state', '!=', 'ENDED')
    .where('expires_at', '>', String(now))
    .where((is) => is.or([is('state', '!=', 'WAITING'), is(heardAt, '>', String(now - leftAfter(world)))]))
    .orderBy(isWaitingAway(world))
    .orderBy(isStranger)
    .orderBy(placeInNetwork)
    .orderBy('returned_at')
    .orderBy('chat_channels.created_at')
    .limit(most);
}

/** No one hides who is there by beginning chats and going away. */
const isWaitingAway = (world: World) =>
  sql`state = 'WAITING' and ${heardAt} <= ${world.clock.now() - awayAfter(world, sharing)}`;

/** Before its first connection a chat counts from its beginning. */
const heardAt = sql<string>`coalesce(heard_at, chat_channels.created_at)`;

/** The same for all lenders: an agent of the lender that others share from answers for all. */
const leftAfter = (world: World) => minutes(limitsOf(world, sharing).chat.leftAfterMinutes);

/** One chat as the desk shows it; undefined for none. */
export async function listedChannel(
  world: World,
  agent: Reviewer,
  uuid: string,
): Promise<Conversation | undefined> {
  const row = await withCounts(world).where('chat_channels.uuid', '=', uuid).executeTakeFirst();
  return row && listed(world, agent, row);
}

function withCounts({ db }: World) {
  return db
    .selectFrom('chat_channels')
    .leftJoin('applications', 'applications.uuid', 'chat_channels.application_uuid')
    .leftJoin('accounts', 'accounts.uuid', 'chat_channels.owner_uuid')
    .selectAll('chat_channels')
    .select(['loan_number', 'applications.wrapped_key as application_key', 'accounts.email as account_email'])
    .select(({ selectFrom }) =>
      selectFrom('chat_messages')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('channel_uuid', '=', 'chat_channels.uuid')
        .where('role', '=', 'borrower')
        .whereRef('seq', '>', 'chat_channels.agent_read_seq')
        .as('unread'),
    );
}

async function listed(world: World, agent: Reviewer, row: Row): Promise<Conversation> {
  const { friendlyName, emailAddress, pageUrl } = visitorOf(
    await chatKey(world, world.db, row, row.application_key),
    row,
  );
  const language = languageOf(world, row)?.name;
  return {
    ...{ uuid: row.uuid, state: row.state, isMine: row.agent_uuid === agent.uuid },
    ...{ name: friendlyName, email: emailAddress, pageUrl, lender: lenderName(world, row.org_code) },
    since: new Date(Number(row.created_at)).toISOString(),
    ...{ messages: row.last_seq, unread: Number(row.unread), isVerified: row.is_verified },
    isAway: row.state !== 'ENDED' && isAway(world, row),
    ...accountOf(world, row),
    ...(language && { language }),
    ...(row.loan_number && { loanNumber: row.loan_number }),
  };
}

function accountOf(world: World, { owner_uuid: uuid, account_email: email }: Row): { account?: string } {
  return uuid && email ? { account: emailOf({ world }, { uuid, email }) } : {};
}

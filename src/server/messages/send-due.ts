/** Sends the due messages of one application, each once: under its lock, by a delivery that commits with the row. */
import { deriveStep } from '../../engine/journey/derive-step.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import { stillDue } from '../../engine/letters/due-messages.ts';
import { leavesAt } from '../../engine/letters/leaves-at.ts';
import { subjectAt } from '../../engine/letters/subjects-of.ts';
import type { FlowMessage } from '../../types/messages.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { invitationToken } from '../application/invitation-token.ts';
import { partsOf } from '../application/parts-of.ts';
import { assembleFacts } from '../facts/assemble.ts';
import { type FlowMessages, flowMessagesOf } from '../facts/flow-messages.ts';
import type { Message } from '../platform/parties/common/outbox.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { addressee } from './addressee.ts';
import { writeLetter } from './mail/write-letter.ts';
import { noteMissing } from './note-missing.ts';
import { postWith } from './post.ts';

type Row = {
  uuid: string;
  name: string;
  entry: string;
  occasion: string;
  channel: Message['channel'];
  over: boolean;
  created_at: string;
};
/**
 * Where the application stands, and when its borrower or another owner last sent a page, in milliseconds since 1970:
 * undefined as long as no one has sent one.
 */
export type Sending = Pick<Standing, 'facts' | 'step'> & { lastSent: number | undefined };
/** Sent, not to be sent, or to be looked at again at a moment. */
type Outcome = { letter: Message } | 'DROPPED' | { later: number };

export async function sendDue(world: World, applicationUuid: string): Promise<void> {
  await inApplication(world, applicationUuid, async (scope) => {
    const content = flowMessagesOf(scope.world, scope.application.orgCode, scope.application);
    const rows = await dueRows(scope);
    if (!content || rows.length === 0) return;
    const standing = await standingOf(scope, content);
    for (const row of rows) await settle(scope, row, await outcomeOf(scope, content, standing, row));
  });
}

function dueRows({ tx, application, now }: ApplicationScope): Promise<Row[]> {
  return tx
    .selectFrom('messages')
    .select(['uuid', 'name', 'entry', 'occasion', 'channel', 'over', 'created_at'])
    .where('application_uuid', '=', application.uuid)
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', String(now))
    .orderBy('due_at')
    .execute();
}

export async function standingOf(
  scope: ApplicationScope,
  { flow }: Pick<FlowMessages, 'flow'>,
): Promise<Sending> {
  const facts = await assembleFacts(scope);
  const { at } = await scope.tx
    .selectFrom('submissions')
    .select((row) => row.fn.max('at').as('at'))
    .where('application_uuid', 'in', [scope.application.uuid, ...(await partsOf(scope))])
    .executeTakeFirstOrThrow();
  return { facts, step: deriveStep(flow, facts), lastSent: at === null ? undefined : Number(at) };
}

async function outcomeOf(
  scope: ApplicationScope,
  content: FlowMessages,
  now: Sending,
  row: Row,
): Promise<Outcome> {
  const message = content.messages.messages[row.name];
  const subject = message && subjectAt(message, now.facts, row.entry);
  if (!subject) return 'DROPPED';
  const standing = { ...now, facts: subject.facts };
  // A visit that is over has no message left to send: the next one, if it has begun, has its own.
  if (row.over || !stillDue(content.flow, message, standing, row.occasion)) return 'DROPPED';
  const moment = leavesAt(content.messages, message, {
    ...standing,
    ...{ now: scope.now, began: Number(row.created_at), channel: row.channel },
  });
  if (moment > scope.now) return { later: moment };
  const to = await addressee(scope, message, standing.facts, row.channel);
  if (to === undefined) return 'DROPPED';
  const about = { application: scope.application.uuid, account: scope.application.ownerUuid };
  const told = message.closes ? await noteMissing(scope, content.flow.steps, standing) : standing;
  const way = await secretWay(scope, message, row.entry);
  return { letter: writeLetter(scope.world, content, message, { ...about, ...told, ...row, ...way, to }) };
}

async function settle(scope: ApplicationScope, { uuid }: Row, outcome: Outcome): Promise<void> {
  const { tx, world, now } = scope;
  const change =
    outcome === 'DROPPED'
      ? { state: outcome, settled_at: now }
      : 'later' in outcome
        ? { due_at: outcome.later }
        : { state: 'SENT' as const, settled_at: now };
  await tx.updateTable('messages').set(change).where('uuid', '=', uuid).execute();
  if (outcome !== 'DROPPED' && 'letter' in outcome) await postWith(world, tx, outcome.letter, uuid);
}

/**
 * The secret that a personal link carries: of the invitation of the person whom the message is written to. Nothing for a message whose
 * link opens by itself, or for a person who is no longer there.
 */
async function secretWay(
  { signers, world }: ApplicationScope,
  { action: { personal } }: FlowMessage,
  entry: string,
): Promise<{ token?: string }> {
  if (!personal) return {};
  const signer = (await signers.list()).find(({ uuid }) => uuid === entry);
  return signer ? { token: invitationToken(world.secrets, signer) } : {};
}

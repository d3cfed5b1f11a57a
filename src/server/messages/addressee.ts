/** Finds where a message about an application goes, to the borrower or to the entry that it is about; nowhere when its reader unsubscribed or never agreed. */
import type { Facts } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import type { FlowMessage } from '../../types/messages.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { limitsOf } from '../facts/limits-of.ts';
import type { Message } from '../platform/parties/common/outbox.ts';
import { mayText } from './may-text.ts';
import { whyNoText } from './stopped-phones.ts';

/** An address proved by a code; a phone only if its owner agreed to texts about the application. */
export async function addressee(
  scope: ApplicationScope,
  { required = false, to }: FlowMessage,
  facts: Facts,
  channel: Message['channel'],
): Promise<string | undefined> {
  if (to === 'item') return channel === 'EMAIL' ? textAt(facts, 'item.email') : undefined;
  // Required messages go by email; a text is always optional.
  const isCourtesy = !required || channel === 'SMS';
  if (isCourtesy && (await hasUnsubscribed(scope, channel))) return undefined;
  return channel === 'EMAIL' ? emailOf(facts) : phoneOf(scope, facts);
}

async function hasUnsubscribed({ tx, application }: ApplicationScope, channel: Message['channel']) {
  const row = await tx
    .selectFrom('unsubscribed')
    .select('at')
    .where('account_uuid', '=', application.ownerUuid)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row !== undefined;
}

function emailOf(facts: Facts): string | undefined {
  return textAt(facts, 'profile.verified.email') ?? textAt(facts, 'profile.email');
}

async function phoneOf(scope: ApplicationScope, facts: Facts): Promise<string | undefined> {
  const { consents, world, application, tx } = scope;
  const { carriers } = world.parties;
  if (world.mode === 'production' && !carriers.SMS) return undefined;
  const agreed = (await consents.list()).some(({ type }) => type === 'TCPA_SERVICE');
  const phone = textAt(facts, 'profile.phone');
  if (!agreed || !phone || phone !== textAt(facts, 'profile.verified.phone')) return undefined;
  if (!mayText(limitsOf(world, application.orgCode), phone)) return undefined;
  return (await whyNoText(world, { orgCode: application.orgCode, phone }, tx)) ? undefined : phone;
}

function textAt(facts: Facts, path: string): string | undefined {
  const value = readPath(facts, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

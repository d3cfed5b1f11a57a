/**
 * Takes visitors' messages to the lender and entries on a state's waiting list: stores them encrypted, confirms by
 * email, and mails them to the lender's own address, where people answer.
 */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { knownBrowser } from '../../auth/known-browser.ts';
import { countFrom, countToward } from '../../auth/limit.ts';
import { hours, limitsOf } from '../../facts/limits-of.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { emailIndex } from '../../platform/crypto/email-index.ts';
import { sealWithMaster } from '../../platform/crypto/master-box.ts';
import { type AccountContext, type AccountEffect, textOf } from './account-effect.ts';

export const openTicket = keep('open-ticket', 'TICKET', ['ticketOpened', 'ticketForLender']);
export const joinWaitlist = keep('join-waitlist', 'WAITLIST', ['waitlistJoined', 'waitlistForLender']);

/** @param messages the site's words that confirm it, and those that bring it to the lender's people */
function keep(name: string, kind: string, [confirms, tells]: [string, string]): AccountEffect {
  return {
    name,
    run: async (context) => {
      const email = textOf(context.data, 'email').toLowerCase();
      await limit(context, email);
      const ticket = await store(context, kind);
      await tell(context, tells, { ...textsIn(context.data), ticket });
      await sendMessage(context, confirms, email, { ticket });
      return {};
    },
  };
}

/** No one at the lender reads the table: what was written goes to the address that the lender's pages name. */
async function tell(context: AccountContext, message: string, facts: Record<string, string>) {
  const { email } = context.backend.library.lender(context.orgCode).org;
  if (email) await sendMessage(context, message, email, facts);
}

function textsIn(data: AccountContext['data']): Record<string, string> {
  const texts = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

async function limit(context: AccountContext, email: string) {
  const { backend, orgCode, ip } = context;
  const who = emailIndex(backend.world, orgCode, email);
  const { messagesPerHour } = limitsOf(backend.world, orgCode).support;
  const most = Math.max(messagesPerHour, backend.settings.attempts);
  await countFrom(backend, 'ticket', ip, hours(1));
  const known = await knownBrowser(backend.world, orgCode, email, context);
  await countToward(backend, context, { what: 'ticket', who, known, most, windowMs: hours(1) });
}

async function store({ backend: { world }, orgCode, data }: AccountContext, kind: string): Promise<string> {
  const result = await sql<{ id: string }>`select nextval('ticket_sequence') as id`.execute(world.db);
  const number = `T${String(result.rows[0]?.id ?? '').padStart(7, '0')}`;
  const uuid = randomUUID();
  await world.db
    .insertInto('tickets')
    .values({
      uuid,
      number,
      org_code: orgCode,
      kind,
      body: sealWithMaster(world.secrets, 'ticket', uuid, Buffer.from(JSON.stringify(data))),
      created_at: world.clock.now(),
    })
    .execute();
  return number;
}

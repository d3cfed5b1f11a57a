/**
 * Sends the borrower to the site of the company that links banks, which leads back to where logins return. What that company knows the
 * visit by stays here; a visit that is started again replaces it.
 */
import { readPath } from '../../engine/facts/read-path.ts';
import { record } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { linkVisitOf } from './link-visit-of.ts';

export const startBankVisit: Effect = {
  name: 'start-bank-visit',
  run: async (context) => {
    const { bankLink } = context.parties;
    const isHere = readPath(context.facts, 'figures.bankVisit') === undefined;
    if (isHere) throw new Refusal(409, [says('page.impossible')]);
    const subject = await subjectOf(context, context.request.key);
    const started = await bankLink.startVisit?.(subject, linkVisitOf(context));
    if (!started) return;
    await record(context, 'underwriting', { bankVisit: { ticket: started.ticket } });
    context.leaveFor(started.address);
  },
};

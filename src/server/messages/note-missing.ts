/**
 * Makes the notice that an application is incomplete: what is missing and by which day it must come (12 CFR
 * 1002.9(c)(2)), among the figures and as a document.
 */
import type { Facts } from '../../engine/facts/facts.ts';
import { asksAt } from '../../engine/journey/asks-at.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { refreshDocuments } from '../documents/refresh-documents.ts';
import { flowMessagesOf } from '../facts/flow-messages.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { legalDay } from '../platform/legal-day.ts';

/** The facts with the notice in them, in the language of `steps`; the document is in the language of the flows. */
export async function noteMissing<Told extends { facts: Facts; step: string | null }>(
  scope: ApplicationScope,
  steps: Parameters<typeof asksAt>[0],
  told: Told,
): Promise<Told> {
  const { world, application, now } = scope;
  const { closeDays } = limitsOf(world, application.orgCode).idle;
  const by = legalDay(now + days(closeDays));
  const asks = asksAt(
    flowMessagesOf(world, application.orgCode, { flowId: application.flowId })?.flow.steps,
    told.step,
  );
  await record(scope, 'figures', { incomplete: { asks, by } });
  await refreshDocuments(scope, 'incomplete');
  await makeDocuments(scope, 'incomplete');
  const figures = { ...(told.facts.figures as Facts), incomplete: { asks: asksAt(steps, told.step), by } };
  return { ...told, facts: { ...told.facts, figures } };
}

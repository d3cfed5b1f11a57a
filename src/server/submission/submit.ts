/**
 * One submission, start to end, inside one transaction: checks it, stores it, runs its effects, answers with the
 * journey.
 */

import { randomUUID } from 'node:crypto';
import { cleanAnswers } from '../../engine/answers/clean-answers.ts';
import type { CompiledPage } from '../../engine/content/bundle.ts';
import type { Action } from '../../types/page.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { fireEvents } from '../application/fired-events.ts';
import type { Backend } from '../backend/backend.ts';
import { libraryFor } from '../backend/content-library.ts';
import type { From } from '../http/calls/from.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { CallError } from '../platform/errors/call-error.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { AskedParties } from '../platform/parties/parties.ts';
import { addConsents } from './add-consents.ts';
import { checkEntities } from './check-entities.ts';
import { claimUploads } from './claim-uploads.ts';
import { clearDraft } from './drafts.ts';
import { enter, findWished, whereNow } from './enter.ts';
import { endHandOverOf } from './hand-over.ts';
import { type Journey, readJourney, readVersion } from './journey.ts';
import { judgeAnswers } from './judge-answers.ts';
import { type RoutedStanding, readStanding } from './read-standing.ts';
import { runEffects } from './run-effects.ts';
import { storeAnswers } from './store-answers.ts';

export type Submission = {
  page: string;
  params?: Record<string, string>;
  action: string;
  data: JsonObject;
  /** The journey's version that the page was drawn from. */
  version?: number;
};

/** `timeZone`: IANA, as the browser names its own. */

/** `key`: the submission's Idempotency-Key. `site`: where the lender's pages stand. */
export type With = { from: From; site: string; key: string; parties: AskedParties };

/**
 * `started`: a job was queued whose end moves the step, so the browser asks for the step until then. `leaveFor`: where the
 * browser goes now, an address of an outside party or a path below `site`.
 */
export type Answer = Journey & { started: boolean; leaveFor?: string };

type Attempt = {
  backend: Backend;
  scope: ApplicationScope;
  page: CompiledPage;
  action: Action;
  submission: Submission;
};

export async function submit(
  { ...backend }: Backend,
  opened: ApplicationScope,
  submission: Submission,
  { from, site, key, parties }: With,
): Promise<Answer> {
  backend.library = libraryFor(backend, opened.world);
  const sent: string[] = [];
  const scope = notingJobs(opened, sent);
  const standing = await readStanding(backend, scope);
  const found = findWished(backend.library, standing, submission);
  await refuseStale(scope, standing, submission.version);
  const seen = enter(standing, found, submission);
  const { page, action, params } = found;
  const attempt = { backend, scope, page, action, submission };
  const data = await takeAnswers(attempt, seen);
  const org = backend.library.org(scope.application.orgCode);
  const request = { ...from, key, now: scope.now };
  const told = {
    org,
    parties,
    page: page.id,
    action: submission.action,
    params,
    data,
    facts: standing.facts,
    request,
  };
  const leaveFor = await runEffects(backend, scope, { ...told, does: action, site });
  await fireEvent(attempt);
  await record(attempt);
  const started = sent.some((name) => backend.domain.handlers[name]?.movesStep === true);
  return { ...(await readJourney(backend, scope)), started, ...(leaveFor && { leaveFor }) };
}

function notingJobs(scope: ApplicationScope, sent: string[]): ApplicationScope {
  const send: ApplicationScope['queue']['send'] = (name, ...more) => {
    sent.push(name);
    return scope.queue.send(name, ...more);
  };
  return { ...scope, queue: { send } };
}

async function refuseStale(scope: ApplicationScope, standing: RoutedStanding, version: number | undefined) {
  if (version === undefined || version === (await readVersion(scope))) return;
  throw new Refusal(409, [says('page.stale')], { ...whereNow(standing), message: 'stale' });
}

/** Validated and stored answers of a `save`; the answers of known fields, unjudged, for a `call`; nothing for an event. */
async function takeAnswers(
  { backend, scope, page, action, submission }: Attempt,
  { flow, facts }: RoutedStanding,
) {
  if (action.do === 'event') return {};
  const { orgCode } = scope.application;
  if (action.do !== 'save') return knownAnswers(page, submission.data);
  const judged = judgeAnswers(backend, { orgCode, flow, page, data: submission.data, facts, now: scope.now });
  await claimUploads(scope, flow, page, judged.data);
  const written = await storeAnswers(scope, page, judged.data, judged.shown);
  await checkEntities(backend.library, scope.entities, written);
  await addConsents(scope.consents, page, judged, { ...facts, org: flow.org });
  return judged.data;
}

function knownAnswers(page: CompiledPage, data: JsonObject): JsonObject {
  const unknown = Object.keys(data).find((field) => !Object.hasOwn(page.fields, field));
  if (unknown !== undefined) throw new CallError(400, `This page has no field "${unknown.slice(0, 60)}".`);
  return cleanAnswers(page, data);
}

/** The event stands at the step that the effects have led to. */
async function fireEvent({ backend, scope, action: { event } }: Attempt): Promise<void> {
  if (event === undefined) return;
  const { step, events } = await readStanding(backend, scope);
  if (!events.includes(event)) await fireEvents(scope, step, [...events, event]);
}

async function record({ scope, page, submission }: Attempt) {
  const { tx, application, now } = scope;
  await tx
    .insertInto('submissions')
    .values({
      uuid: randomUUID(),
      application_uuid: application.uuid,
      page: page.id,
      action: submission.action,
      at: now,
    })
    .execute();
  await scope.audit('submission', {
    page: page.id,
    action: submission.action,
    fields: Object.keys(submission.data).sort(),
  });
  await clearDraft(scope, page, submission.params ?? {});
  await endHandOverOf(scope, page.id);
  await tx
    .updateTable('applications')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('uuid', '=', application.uuid)
    .execute();
}

/**
 * Takes one step of registration: checks it like every page, keeps it in the draft, and finds what follows in the
 * flow's sequence.
 */

import type { CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import type { Facts } from '../../engine/facts/facts.ts';
import { type Following, following, sequencePages } from '../../engine/journey/sequence.ts';
import type { Action } from '../../types/page.ts';
import type { Backend } from '../backend/backend.ts';
import type { From } from '../http/calls/from.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { givenConsents } from '../submission/add-consents.ts';
import { checkEntities } from '../submission/check-entities.ts';
import { findAction, findPage } from '../submission/find-page.ts';
import { judgeAnswers } from '../submission/judge-answers.ts';
import { storeAnswers } from '../submission/store-answers.ts';
import { draftFacts } from './draft-facts.ts';
import type { RegistrationDraft } from './draft-store.ts';
import { draftStores } from './draft-stores.ts';
import { registrationOf } from './registration-flow.ts';

export type Step = { page: string; action: string; data: JsonObject };
export type Taken = { flow: CompiledFlow; page: CompiledPage; action: Action; data: JsonObject };

/** Judges the step and puts its answers into the draft's body (in memory; the caller saves). */
export async function takeStep(
  backend: Backend,
  draft: RegistrationDraft,
  step: Step,
  from: From,
): Promise<Taken> {
  const { orgCode, body } = draft;
  const flow = registrationOf(backend.library, draft);
  const page = findPage(flow, step.page);
  const action = findAction(page, step.action);
  refuseSkipping(flow, draft, page);
  const now = backend.world.clock.now();
  const facts = draftFacts(draft);
  const judged = judgeAnswers(backend, { orgCode, flow, page, data: step.data, facts, now });
  const stores = draftStores(body);
  const written = await storeAnswers(stores, page, judged.data, judged.shown);
  lowerEmail(body.entities.profile);
  await checkEntities(backend.library, stores.entities, written);
  const consents = givenConsents(page, judged, { ...facts, org: flow.org }, body.opened);
  const others = body.consents.filter((consent) => consent.page !== page.id);
  body.consents = [
    ...others,
    ...consents.map((consent) => ({ ...consent, ...from, at: now, page: page.id })),
  ];
  delete body.typed[page.id];
  return { flow, page, action, data: judged.data };
}

/** Marks the page done and says what follows; a stop ends the way here until the answer changes. */
export function goOn({ flow, page }: Taken, draft: RegistrationDraft): Following {
  const { body } = draft;
  const next = following(flow, { facts: draftFacts(draft) }, page.id);
  if ('stop' in next) body.stop = next.stop;
  else delete body.stop;
  body.done = [...body.done.filter((id) => id !== page.id), ...('stop' in next ? [] : [page.id])];
  return next;
}

/** The page where an unfinished registration continues. */
export function resumeAt(
  flow: CompiledFlow,
  draft: Pick<RegistrationDraft, 'body' | 'known'>,
): string | undefined {
  return firstOpen(flow, draftFacts(draft), draft.body.done);
}

function refuseSkipping(flow: CompiledFlow, draft: RegistrationDraft, page: CompiledPage) {
  const { body } = draft;
  if (body.invited && !draft.known) return;
  const facts = draftFacts(draft);
  const pages = sequencePages(flow, { facts });
  const position = pages.indexOf(page.id);
  const missing = pages.slice(0, Math.max(position, 0)).find((id) => !body.done.includes(id));
  if (position >= 0 && !missing) return;
  const path = firstOpen(flow, facts, body.done);
  throw new Refusal(409, [says('account.earlierFirst')], path ? { path } : {});
}

function firstOpen(flow: CompiledFlow, facts: Facts, done: string[]): string | undefined {
  return sequencePages(flow, { facts }).find((id) => !done.includes(id));
}

function lowerEmail(profile: JsonObject | undefined) {
  if (profile && typeof profile.email === 'string') profile.email = profile.email.trim().toLowerCase();
}

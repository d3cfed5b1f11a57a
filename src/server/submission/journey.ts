/**
 * The answer to every read and every submission: everything that the browser needs for the next page, and nothing
 * sealed.
 */
import { entitiesAt } from '../../engine/content/entity-place.ts';
import { dueReviews } from '../../engine/desk/due-reviews.ts';
import type { Facts } from '../../engine/facts/facts.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Backend } from '../backend/backend.ts';
import { libraryFor } from '../backend/content-library.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { reviewsOf } from '../standing/detect/reviews-of.ts';
import { readDrafts } from './drafts.ts';
import { keptAnswers } from './kept-answers.ts';
import { type RoutedStanding, readStanding } from './read-standing.ts';

export type Journey = {
  facts: Facts;
  step: string | null;
  /** The flow whose pages these are. */
  flow: string;
  done: string[];
  /** By page, what was typed and not submitted, and answers that are kept for a borrower who changes back. */
  drafts: Record<string, JsonObject>;
  events: readonly string[];
  contentHash: string;
  /** A person at the lender has something to decide: the step may change without the borrower. */
  reviewed: boolean;
  /** Counts submissions; the next one sends it back, which reveals a second tab. */
  version: number;
  /** Differs once anything of the application was written. */
  revision: string;
};

export async function readJourney(backend: Backend, scope: ApplicationScope): Promise<Journey> {
  return journeyOf(backend, scope, await readStanding(backend, scope));
}

export async function journeyOf(
  backend: Backend,
  scope: ApplicationScope,
  { flow, facts, step, events }: RoutedStanding,
): Promise<Journey> {
  return {
    facts: shown(scope, facts),
    step,
    flow: scope.application.flowId,
    done: await donePages(scope),
    drafts: withKept(keptAnswers(flow, await scope.entities.setAside()), await readDrafts(scope)),
    events,
    reviewed: isReviewed(scope, { facts, step }),
    contentHash: libraryFor(backend, scope.world).hash(scope.application.orgCode),
    version: await readVersion(scope),
    revision: scope.application.revision,
  };
}

// What is typed now wins over what was typed before.
function withKept(kept: Journey['drafts'], drafts: Journey['drafts']): Journey['drafts'] {
  const pages = Object.entries(kept).map(([page, answers]) => [page, { ...answers, ...drafts[page] }]);
  return { ...drafts, ...Object.fromEntries(pages) };
}

function isReviewed(
  { world, application }: ApplicationScope,
  standing: Pick<RoutedStanding, 'facts' | 'step'>,
) {
  const content = reviewsOf(world, application.orgCode, application.flowId);
  return content !== undefined && dueReviews(content.flow, content.reviews, standing, []).open.length > 0;
}

// HMDA answers are kept apart by law, sealed numbers by promise: their schemas say so, and what says nothing stays here.
function shown({ world }: ApplicationScope, facts: Facts): Facts {
  const names = entitiesAt(world.content.domain, 'stored', 'computed');
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(facts, name)).map((name) => [name, facts[name]]),
  );
}

export async function readVersion({ tx, application }: ApplicationScope): Promise<number> {
  const query = tx.selectFrom('applications').select('version').where('uuid', '=', application.uuid);
  return (await query.executeTakeFirstOrThrow()).version;
}

async function donePages({ tx, application }: ApplicationScope): Promise<string[]> {
  const rows = await tx
    .selectFrom('submissions')
    .select('page')
    .where('application_uuid', '=', application.uuid)
    .groupBy('page')
    .orderBy((row) => row.fn.min('at'))
    .execute();
  return rows.map((row) => row.page);
}

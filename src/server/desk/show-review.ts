/** One review as its reviewer sees it: the rows that reviews.json lists, filled in, what may be answered, and what was done before. */
import { readPath } from '../../engine/facts/read-path.ts';
import { holds } from '../../engine/rules/holds.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { LabelledValue, Review } from '../../types/review.ts';
import type { ReviewRow } from '../../types/reviews.ts';
import type { ApplicationScope, UploadRow } from '../application/application-scope.ts';
import type { Reviewer } from '../auth/may-review.ts';
import type { Backend } from '../backend/backend.ts';
import { papersWanted } from '../facts/papers-wanted.ts';
import { type FlowReviews, reviewsOf } from '../standing/detect/reviews-of.ts';
import { worldOf } from '../standing/its-world.ts';
import { readApplication } from '../standing/read-application.ts';
import { readStanding } from '../submission/read-standing.ts';
import { deskTrail } from './desk-trail.ts';
import { type FoundReview, findReview } from './find-review.ts';
import { holderOf } from './hold-review.ts';
import { listPapers } from './list-papers.ts';
import { isOverdue, lenderName, listReviews, moment } from './list-reviews.ts';
import { noteSeen } from './note-seen.ts';
import { pastDecisions } from './past-decisions.ts';
import { reviewerNames } from './reviewer-names.ts';
import { standingWords } from './standing-words.ts';

type Rows = ReviewRow[];

/** Facts hold no sealed number and no demographic answer, so that a row cannot show one. Audits that the reviewer saw it. */
export async function showReview(backend: Backend, reviewer: Reviewer, uuid: string): Promise<Review> {
  const { world } = backend;
  const row = await findReview(world, reviewer, uuid);
  const content = reviewsOf(await worldOf(world, row.application_uuid), row.org_code, row.flow_id);
  const review = content?.reviews.reviews[row.name];
  if (!content || !review) throw new Error(`The content of "${row.org_code}" has no review "${row.name}".`);
  await noteSeen(world, row, reviewer);
  const about = await readApplication(world, row.application_uuid, (scope) =>
    aboutApplication(backend, scope, row, content),
  );
  return { ...(await aboutReview(world, row, reviewer)), title: review.title, task: review.task, ...about };
}

async function aboutReview(world: Backend['world'], row: FoundReview, reviewer: Reviewer) {
  const holder = row.state === 'OPEN' ? holderOf(world, row) : undefined;
  const { reviews } = await listReviews(world, reviewer);
  const others = reviews.filter(({ uuid, state }) => uuid !== row.uuid && state !== 'DECIDED');
  const next = others.find(({ holder, isMine }) => holder === undefined || isMine);
  const names = await reviewerNames(world, [holder]);
  return {
    uuid: row.uuid,
    state: row.state,
    lender: lenderName(world, row.org_code),
    openedAt: moment(row.opened_at),
    dueOn: row.due_on,
    isOverdue: isOverdue(world, row),
    isMine: holder === reviewer.uuid,
    waiting: others.length,
    ...(holder !== undefined && { holder: names.get(holder) ?? '' }),
    ...(next && { next: next.uuid }),
  };
}

async function aboutApplication(
  backend: Backend,
  scope: ApplicationScope,
  { uuid, name, state }: FoundReview,
  { flow, reviews }: FlowReviews,
) {
  const standing = await readStanding(backend, scope);
  const facts = { ...standing.facts, org: flow.org, words: flow.words };
  const { shows = [], answers = {}, documents = [], prints, takes } = reviews.reviews[name] ?? {};
  const toPrint = prints ? await papersWanted(scope) : [];
  const isShown = ({ when }: ReviewRow) => !when || holds(flow.rules, when, scopeOf(flow, standing.facts));
  const [decided, uploads] = [await pastDecisions(scope), await scope.uploads.list()];
  const decision = decided.get(uuid);
  decided.delete(uuid);
  return {
    loanNumber: scope.application.loanNumber,
    rows: filled(shows.filter(isShown), facts).filter((row) => state === 'OPEN' || says(row)),
    facts: (reviews.facts ?? [])
      .map(({ title, rows }) => ({ title, rows: filled(rows, facts).filter(says) }))
      .filter(({ rows }) => rows.length > 0),
    documents: [
      ...toPrint.map(({ document: { uuid, title, type } }) => listed(uuid, title, type, 'application/pdf')),
      ...uploads
        .filter(({ type }) => documents.includes(type))
        .map(({ uuid, name, type, mediaType }) => listed(uuid, name, type, mediaType)),
    ],
    ...(takes && { takes: { title: takes.title, help: takes.help } }),
    scans: scansOf(await scope.uploads.ofReview(uuid)),
    papers: await listPapers(scope, documents),
    answers: Object.entries(answers).map(([answer, { label, declines = false }]) => ({
      uuid: answer,
      title: label,
      declines,
      ...(takes && { needsScan: takes.for.includes(answer) }),
    })),
    standing: standingWords(standing),
    earlier: [...decided.values()],
    trail: await deskTrail(scope),
    ...(decision && { decision }),
  };
}

function listed(uuid: string, title: string, type: string, mime: string): Review['documents'][number] {
  return { uuid, title, mime, type: type as Review['documents'][number]['type'] };
}

function scansOf(sent: UploadRow | undefined): Review['scans'] {
  if (!sent) return [];
  const { uuid, name, mediaType, size, state, createdAt } = sent;
  return [{ uuid, title: name, mime: mediaType, size, status: state, createdAt: moment(createdAt) }];
}

function filled(rows: Rows, facts: object): LabelledValue[] {
  return rows.flatMap(({ label, value, from }) =>
    entriesOf(facts, from).map((entry) => ({ label, value: interpolate(value, entry) })),
  );
}

function entriesOf(facts: object, from?: string): object[] {
  if (from === undefined) return [facts];
  const list = readPath(facts, from);
  return Array.isArray(list) ? list.map((item) => ({ ...facts, item })) : [];
}

// What nothing is known of is left out of the lists of facts, and of a review that is over; the rows of an open one say it.
const says = ({ value }: LabelledValue) => !/^[—,\s]*$/.test(value);

/** The conditions of an application as the desk sees them: with what the borrower sent, and what may be raised. */
import { isOpen, needsBorrower } from '../../engine/conditions/condition-state.ts';
import type { Casework } from '../../types/casework.ts';
import type {
  ApplicationScope,
  AskedDocument,
  ConditionRow,
  UploadRow,
} from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import type { Reviewer } from '../auth/may-review.ts';
import { byRule } from '../facts/answered-on.ts';
import { categoriesOf } from '../facts/categories-of.ts';
import { saidOf } from '../platform/language/said.ts';
import { type Wording, wordingOf } from '../platform/language/wording.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { readApplication } from '../standing/read-application.ts';
import { findApplication } from './find-application.ts';
import { lenderName, moment } from './list-reviews.ts';
import { reviewerNames } from './reviewer-names.ts';

/** Audits that the reviewer saw them, once for each reviewer. */
export async function showConditions(
  world: World,
  reviewer: Reviewer,
  loanNumber: string,
): Promise<Casework> {
  const { uuid } = await findApplication(world, reviewer, loanNumber);
  const seen = await readApplication(world, uuid, (scope) => casework(scope));
  if (!(await wasSeen(world, uuid, reviewer)))
    await inApplication(world, uuid, ({ audit }) => audit(event), { actor: reviewer.uuid });
  return seen;
}

const event = 'conditions-seen';

async function wasSeen({ db }: World, application: string, { uuid }: Reviewer): Promise<boolean> {
  const known = await db
    .selectFrom('audit')
    .select('sequence')
    .where('application_uuid', '=', application)
    .where('event', '=', event)
    .where('actor', '=', uuid)
    .executeTakeFirst();
  return known !== undefined;
}

async function casework(scope: ApplicationScope): Promise<Casework> {
  const { world, application, tx } = scope;
  const rows = await scope.conditions.list();
  const { categories = {} } = categoriesOf(scope) ?? {};
  const names = await reviewerNames(
    { ...world, db: tx },
    rows.map(({ raisedBy }) => (isAccount(raisedBy) ? raisedBy : null)),
  );
  const uploads = await scope.uploads.list();
  const { name } = await stored(scope, 'profile');
  const titleOf = ({ category }: ConditionRow) => categories[category]?.title ?? category;
  return {
    loanNumber: application.loanNumber,
    lender: lenderName(world, application.orgCode),
    borrower: [name?.first, name?.last].filter(Boolean).join(' '),
    conditions: rows.map((row) => ({
      ...shown(scope, row, uploads),
      title: titleOf(row),
      raisedBy: isAccount(row.raisedBy) ? (names.get(row.raisedBy) ?? '') : row.raisedBy,
    })),
    waiting: rows.flatMap((row) =>
      row.body.documents
        .filter(({ status }) => status === 'SUBMITTED' && isOpen(row.state))
        .map(({ uuid, title }) => ({
          uuid: `${row.uuid}/${uuid}`,
          title: `${titleOf(row)}: ${title}`,
          needsText: categories[row.category]?.acceptedWith !== undefined,
        })),
    ),
    open: rows
      .filter(({ state }) => isOpen(state))
      .map((row) => ({ uuid: row.uuid, title: titleOf(row), dueOn: row.dueOn })),
    categories: Object.values(categories).map(({ category, title }) => ({ uuid: category, title })),
    files: rows.flatMap((row) => filesOf(row.body.documents, uploads)),
  };
}

const isAccount = (by: string) => by !== byRule && /^[0-9a-f-]{36}$/.test(by);

type Shown = Casework['conditions'][number];

function shown({ world, application }: ApplicationScope, row: ConditionRow, uploads: UploadRow[]) {
  const { word } = wordingOf(world.content, application.orgCode);
  const { uuid, state, dueOn, createdAt, reviewedAt, body } = row;
  const { comments, notes, legalDescription } = body;
  return {
    ...{ uuid, status: state, dueOn, created: moment(createdAt) },
    waits: needsBorrower(state),
    documents: body.documents.map((document) => ({
      ...{ uuid: document.uuid, title: document.title, status: document.status },
      said: said(document, uploads, word),
    })),
    ...(comments && { comments }),
    ...(notes && { notes }),
    ...(legalDescription && { legalDescription }),
    ...(reviewedAt !== undefined && { reviewedAt: moment(reviewedAt) }),
  } satisfies Omit<Shown, 'title' | 'raisedBy'>;
}

/** Names of the files, the borrower's note, and why it was not accepted. */
function said({ files, note, rejectReason }: AskedDocument, uploads: UploadRow[], word: Wording['word']) {
  const names = uploads.filter(({ uuid }) => files.includes(uuid)).map(({ name }) => name);
  const why = rejectReason === undefined ? undefined : word(saidOf(rejectReason));
  return [names.join(', '), note && `“${note}”`, why].filter(Boolean).join(' · ');
}

function filesOf(documents: AskedDocument[], uploads: UploadRow[]): Casework['files'] {
  return documents.flatMap(({ files }) =>
    uploads
      .filter(({ uuid }) => files.includes(uuid))
      .map(({ uuid, name, type }) => ({
        uuid,
        title: name,
        type: type as Casework['files'][number]['type'],
      })),
  );
}

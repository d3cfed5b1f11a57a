/** The conditions of an application as its borrower reads them: those of known categories, the oldest first, none withdrawn. */
import { needsBorrower } from '../../engine/conditions/condition-state.ts';
import { documentsSent } from '../../engine/conditions/documents-sent.ts';
import { knownConditions } from '../../engine/conditions/known-conditions.ts';
import type { Condition } from '../../types/condition.ts';
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { ApplicationScope, AskedDocument, ConditionRow } from '../application/application-scope.ts';
import { saidOf } from '../platform/language/said.ts';
import { type Wording, wordingOf } from '../platform/language/wording.ts';
import { followsRule, pageOf } from './answered-on.ts';
import { categoriesOf } from './categories-of.ts';

/** Nothing where none was raised. What only the desk reads is left out. */
export async function conditionFacts(scope: ApplicationScope): Promise<{ conditions?: Condition[] }> {
  const rows = (await scope.conditions.list()).filter(({ state }) => state !== 'WITHDRAWN');
  const { categories = {} } = categoriesOf(scope) ?? {};
  const { word } = wordingOf(scope.world.content, scope.application.orgCode);
  const shown = rows.flatMap((row) => {
    const category = categories[row.category];
    return category ? [shownCondition(row, category, word)] : [];
  });
  return shown.length === 0 ? {} : { conditions: knownConditions(shown, Object.keys(categories)) };
}

function shownCondition(row: ConditionRow, category: ConditionCategory, word: Wording['word']): Condition {
  const { uuid, state, dueOn, createdAt, reviewedAt, body } = row;
  const { title, reason, label, says } = category;
  const open = body.documents.filter(({ status }) => needsBorrower(status));
  return {
    ...{ uuid, title, reason, label, dueOn, status: state },
    // Content checks the word against the enumeration.
    categoryEnum: category.category as Condition['categoryEnum'],
    created: moment(createdAt),
    to: addressOf(row, category, open[0]?.type),
    actionNeeded: needsBorrower(state),
    atDesk: !followsRule(row, category),
    sent: documentsSent(body.documents),
    asked: body.documents.length,
    requestDocuments: body.documents.map((document) => shownDocument(document, word)),
    asks: open.map((one) => ({ uuid: one.uuid, title: one.title, ...rejected(one, word) })),
    ...(state !== 'REQUESTED' && state !== 'WITHDRAWN' && { says: says[state].text }),
    ...(open[0] && { conditionType: open[0].type as NonNullable<Condition['conditionType']> }),
    ...(body.comments !== undefined && { commentsToBorrower: body.comments }),
    ...(body.numDocsRequired !== undefined && { xtraData: { numDocsRequired: body.numDocsRequired } }),
    ...(reviewedAt !== undefined && { reviewedAt: moment(reviewedAt) }),
  };
}

// 000 section 2: the query of the specification.
function addressOf(row: ConditionRow, category: ConditionCategory, conditionType = ''): string {
  const query = { conditionUuid: row.uuid, conditionType, conditionEnum: category.category };
  return `${pageOf(row, category)}?${new URLSearchParams(query)}`;
}

type Shown = NonNullable<Condition['requestDocuments']>[number];

// Types come from content and from the desk's page, which both check them against the enumeration.
function shownDocument(document: AskedDocument, word: Wording['word']): Shown {
  const { uuid, type, title, status, files } = document;
  return { uuid, type, title, status, files: files.length, ...rejected(document, word) } as Shown;
}

function rejected({ rejectReason }: AskedDocument, word: Wording['word']) {
  return rejectReason === undefined ? {} : { rejectReason: word(saidOf(rejectReason)) };
}

const moment = (at: number) => new Date(at).toISOString();

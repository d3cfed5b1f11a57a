/** What there is to tell the borrower of conditions about which the desk decides: a mark for each kind, another one for each new thing. */
import type { Figures } from '../../types/figures.ts';
import type { ConditionRow } from '../application/application-scope.ts';
import { byRule } from './answered-on.ts';

/** Those that a rule raised without asking for documents have pages and messages of their own. */
export function conditionNews(rows: readonly ConditionRow[]): Pick<Figures, 'conditions'> {
  const told = rows.filter(({ raisedBy, body }) => raisedBy !== byRule || body.documents.length > 0);
  const news = {
    ...mark(
      'raised',
      told.filter(({ state }) => state === 'REQUESTED'),
    ),
    ...mark(
      'rejected',
      told.filter(({ state }) => state === 'REJECTED'),
    ),
    ...mark(
      'settled',
      told.filter(({ state }) => state === 'ACCEPTED'),
    ),
  };
  return Object.keys(news).length === 0 ? {} : { conditions: news };
}

// The newest, and when it came to stand so: what is told once is told again only for another.
function mark(name: 'raised' | 'rejected' | 'settled', rows: readonly ConditionRow[]) {
  const at = (row: ConditionRow) => (name === 'raised' ? row.createdAt : (row.reviewedAt ?? row.createdAt));
  const newest = rows.toSorted((one, other) => at(other) - at(one))[0];
  return newest === undefined ? {} : { [name]: `${newest.uuid}/${at(newest)}` };
}

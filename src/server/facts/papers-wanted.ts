/**
 * The documents that a person at the lender still has to print and mail: each that was asked for, and each that was made
 * while the consent to electronic documents is withdrawn (15 U.S.C. 7001(c)(1)(B)).
 */
import type { ApplicationScope, DocumentRow } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { esignWithdrawnAt } from './esign-withdrawn-at.ts';

/** `since`: when it was asked for, or made; milliseconds since 1970. */
export type WantedPaper = { document: DocumentRow; since: number };

type Scope = Pick<ApplicationScope, 'consents' | 'documents' | 'entities'>;

/** In the order in which they were made. What was replaced since it was asked for is mailed as it is now. */
export async function papersWanted(scope: Scope): Promise<WantedPaper[]> {
  const { paperCopies = {}, paperMailed = {} } = await stored(scope, 'underwriting');
  const withdrawnAt = (await esignWithdrawnAt(scope)) ?? Number.POSITIVE_INFINITY;
  const made = await scope.documents.list();
  const asked = askedFor(made, paperCopies);
  return made.flatMap((document) => {
    const { uuid, createdAt, attributes } = document;
    if (attributes.supersededBy !== undefined) return [];
    const since = asked.get(uuid) ?? (createdAt >= withdrawnAt ? createdAt : undefined);
    return since === undefined || since <= (paperMailed[uuid] ?? 0) ? [] : [{ document, since }];
  });
}

function askedFor(made: DocumentRow[], paperCopies: Record<string, number>): Map<string, number> {
  return new Map(
    made.flatMap((row) => {
      const at = paperCopies[row.uuid];
      return at === undefined ? [] : [[newest(made, row).uuid, at] as const];
    }),
  );
}

function newest(made: DocumentRow[], row: DocumentRow): DocumentRow {
  const next = made.find(({ uuid }) => uuid === row.attributes.supersededBy);
  return next ? newest(made, next) : row;
}

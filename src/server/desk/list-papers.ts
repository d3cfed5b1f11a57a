/** Every document of an application and of the parts that co-owners have in it, as the desk lists them: by person, with who opened it. */

import type { Paper } from '../../types/review.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { partsOf } from '../application/parts-of.ts';
import { stored } from '../application/stored.ts';
import { documentFacts } from '../facts/document-facts.ts';
import { fileAnswers } from '../facts/file-answers.ts';
import { legalName } from '../facts/legal-name.ts';
import { openApplication } from '../standing/open-application.ts';
import { moment } from './list-reviews.ts';
import { reviewerNames } from './reviewer-names.ts';

/** @param types of the documents that the reader may open; all others are listed only */
export async function listPapers(scope: ApplicationScope, types: readonly string[]): Promise<Paper[]> {
  const own = await papersOf(scope, types);
  const parts: Paper[] = [];
  for (const uuid of await partsOf(scope))
    parts.push(...(await papersOf(await openApplication(scope.tx, scope.world, uuid), [])));
  return [...own, ...parts];
}

async function papersOf(scope: ApplicationScope, types: readonly string[]): Promise<Paper[]> {
  const { documents, uploads } = scope;
  const facts = documentFacts(
    await documents.list(),
    await uploads.list(),
    await stored(scope, 'underwriting'),
    await fileAnswers(scope),
  );
  const person = legalName(await stored(scope, 'profile'));
  const seen = await openings(scope);
  return facts.map(({ uuid, type, group, title, name, mime, status, createdAt, signedAt, rejectReason }) => ({
    uuid,
    type,
    person,
    status: status ?? 'GENERATED',
    locked: group !== 'UPLOAD' || !types.includes(type),
    seen: seen.get(uuid) ?? [],
    ...(group && { group }),
    ...(title && { title }),
    ...(name && { name }),
    ...(mime && { mime }),
    ...(createdAt && { createdAt }),
    ...(signedAt && { signedAt }),
    ...(rejectReason && { rejectReason }),
  }));
}

type Opening = Paper['seen'][number];

/** File -> who opened it, the oldest first. */
async function openings({ tx, world, application }: ApplicationScope): Promise<Map<string, Opening[]>> {
  const rows = await tx
    .selectFrom('audit')
    .select(['at', 'actor', 'detail'])
    .where('application_uuid', '=', application.uuid)
    .where('event', 'in', ['review-document-opened', 'condition-file-opened'])
    .orderBy('sequence')
    .execute();
  const names = await reviewerNames(
    { ...world, db: tx },
    rows.map(({ actor }) => actor),
  );
  const byFile = new Map<string, Opening[]>();
  for (const { at, actor, detail } of rows) {
    const file = String(detail.file);
    const opening = { by: names.get(actor) ?? actor, at: moment(at) };
    byFile.set(file, [...(byFile.get(file) ?? []), opening]);
  }
  return byFile;
}

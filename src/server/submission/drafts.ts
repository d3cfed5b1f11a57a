/** What was typed and not yet submitted: encrypted, per page, and without secrets. */
import { cleanAnswers } from '../../engine/answers/clean-answers.ts';
import type { CompiledPage } from '../../engine/content/bundle.ts';
import { draftName } from '../../engine/journey/draft-name.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';

/** The part of the typed answers that may be kept, in clean text: known fields only, and none that the page marks as secret. */
export function keepable(page: CompiledPage, data: JsonObject): JsonObject {
  const kept = (field: string) => Object.hasOwn(page.fields, field) && !page.secrets.includes(field);
  return cleanAnswers(page, Object.fromEntries(Object.entries(data).filter(([field]) => kept(field))));
}

/** @param params the words of the page's address and its query */
export async function saveDraft(
  scope: ApplicationScope,
  page: CompiledPage,
  { data, params = {} }: { data: JsonObject; params?: Record<string, string> },
): Promise<void> {
  const { tx, application, now } = scope;
  const name = draftName(page.id, page, params);
  const body = sealJson(scope.key, rowId(application.uuid, name), keepable(page, data));
  await tx
    .insertInto('drafts')
    .values({ application_uuid: application.uuid, page: name, body, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['application_uuid', 'page']).doUpdateSet({ body, updated_at: now }),
    )
    .execute();
}

export async function readDrafts({
  tx,
  application,
  key,
}: ApplicationScope): Promise<Record<string, JsonObject>> {
  const query = tx.selectFrom('drafts').select(['page', 'body']);
  const rows = await query.where('application_uuid', '=', application.uuid).execute();
  const { uuid } = application;
  return Object.fromEntries(
    rows.map(({ page, body }) => [page, openJson<JsonObject>(key, rowId(uuid, page), body)]),
  );
}

export async function clearDraft(
  { tx, application }: ApplicationScope,
  page: CompiledPage,
  params: Record<string, string>,
): Promise<void> {
  await tx
    .deleteFrom('drafts')
    .where('application_uuid', '=', application.uuid)
    .where('page', '=', draftName(page.id, page, params))
    .execute();
}

const rowId = (uuid: string, page: string) => `${uuid}/drafts/${page}`;

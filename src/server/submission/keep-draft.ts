/** Keeps what was typed on a page, for a word and an entry of a list that there is where its address names one. */
import { missingPick } from '../../engine/journey/picked-facts.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Backend } from '../backend/backend.ts';
import { libraryFor } from '../backend/content-library.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { saveDraft } from './drafts.ts';
import { findPage, readParams } from './find-page.ts';
import { readStanding } from './read-standing.ts';

/** `id`: the page's. `params`: the words of its address and its query. */
type Typed = { id: string; data: JsonObject; params?: Record<string, string> };

/** Refuses a page or an entry that there is not (404), and a word that the page does not take (400). */
export async function keepDraft(
  backend: Backend,
  scope: ApplicationScope,
  { id, data, params = {} }: Typed,
): Promise<void> {
  const { orgCode, flowId } = scope.application;
  const library = libraryFor(backend, scope.world);
  const page = findPage(library.flow(orgCode, flowId), id);
  if (page.params) readParams(library, page, params);
  if (page.picks) {
    const { facts } = await readStanding(backend, scope);
    if (missingPick(page, facts, params) !== undefined) throw new Refusal(404, [says('request.notFound')]);
  }
  await saveDraft(scope, page, { data, params });
}

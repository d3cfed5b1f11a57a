/** Keeps what was typed on a page; of a page about one entry of a list, only for an entry that there is. */
import { missingPick } from '../../engine/journey/picked-facts.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Backend } from '../backend/backend.ts';
import type { JsonObject } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { saveDraft } from './drafts.ts';
import { findPage } from './find-page.ts';
import { readStanding } from './read-standing.ts';

/** `id`: the page's. `params`: the query of its address. */
type Typed = { id: string; data: JsonObject; params?: Record<string, string> };

/** Refuses (404) a page or an entry that there is not. */
export async function keepDraft(
  backend: Backend,
  scope: ApplicationScope,
  { id, data, params = {} }: Typed,
): Promise<void> {
  const { orgCode, flowId } = scope.application;
  const page = findPage(backend.library.flow(orgCode, flowId), id);
  if (page.picks) {
    const { facts } = await readStanding(backend, scope);
    if (missingPick(page, facts, params) !== undefined) throw new Refusal(404, [says('request.notFound')]);
  }
  await saveDraft(scope, page, { data, params });
}

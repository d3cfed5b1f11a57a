/** Gives each page the answers that are kept and do not apply now, so that a borrower who changes back finds them. */
import { storedAnswer } from '../../engine/answers/opening-answers.ts';
import type { CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';

/**
 * Page id -> field -> answer; no page for most applications. A page whose address brings words has a draft for each of them
 * and is left out.
 * @param aside the answers by entity
 */
export function keptAnswers(
  { pages }: Pick<CompiledFlow, 'pages'>,
  aside: Readonly<Record<string, JsonObject>>,
): Record<string, JsonObject> {
  if (Object.keys(aside).length === 0) return {};
  const found = Object.values(pages)
    .filter(({ params, query }) => params === undefined && query === undefined)
    .map((page): [string, JsonObject] => [page.id, answersOf(page, aside)]);
  return Object.fromEntries(found.filter(([, answers]) => Object.keys(answers).length > 0));
}

function answersOf(page: CompiledPage, aside: Readonly<Record<string, JsonObject>>): JsonObject {
  const names = Object.keys(page.fields).filter((name) => !page.secrets.includes(name));
  const known = names.map((name) => [name, storedAnswer(page, aside, name)]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

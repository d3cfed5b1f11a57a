/** Finds the page, action and parameters that a submission names. Content decides what exists. */

import type { CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import type { Action } from '../../types/page.ts';
import type { Library } from '../backend/content-library.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

export function findPage(flow: CompiledFlow, id: string): CompiledPage {
  const page = Object.hasOwn(flow.pages, id) ? flow.pages[id] : undefined;
  if (!page) throw new Refusal(404, [says('page.none')]);
  return page;
}

/** The browser follows links itself; every other action comes here. */
export function findAction(page: CompiledPage, name: string): Action {
  const action = page.actions && Object.hasOwn(page.actions, name) ? page.actions[name] : undefined;
  if (!action || action.do === 'link') throw new Refusal(400, [says('page.noAction')]);
  return action;
}

/**
 * The page's parameters, each one of the values that its enumeration lists, and what the page takes from the query of its
 * address, which an effect judges.
 */
export function readParams(
  library: Library,
  page: CompiledPage,
  given: Record<string, string>,
): Record<string, string> {
  const wanted = Object.entries(page.params ?? {});
  const { query = [] } = page;
  const extra = Object.keys(given).find(
    (name) => !Object.hasOwn(page.params ?? {}, name) && !query.includes(name),
  );
  const wrong = wanted.find(
    ([name, { enum: list }]) => !library.enumeration(list).includes(given[name] ?? ''),
  );
  if (extra !== undefined || wrong) throw new Refusal(400, [says('page.address')]);
  return Object.fromEntries(
    [...wanted.map(([name]) => name), ...query].map((name) => [name, given[name] ?? '']),
  );
}

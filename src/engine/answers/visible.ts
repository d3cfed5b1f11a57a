/** Decides which fields and blocks of a page are shown. Answers in hidden fields do not affect what else is shown. */
import type { Block, FormBlock } from '../../types/page.ts';
import type { BrowserPage, FlowCore } from '../content/bundle.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { holds } from '../rules/holds.ts';
import { pageScope } from './page-scope.ts';

type Flow = Pick<FlowCore, 'org' | 'rules'>;

/** The ids of all fields and blocks that are shown for these facts and answers. */
export function visible(flow: Flow, page: BrowserPage, facts: Facts, answers: unknown): Set<string> {
  const typed = isRecord(answers) ? answers : {};
  let asked = typed;
  let shown = shownFor(flow, page, facts, asked);
  // Hiding a field may hide another that depended on it; each round hides at least one more, or is the last.
  for (let round = 0; round < Object.keys(page.fields).length; round += 1) {
    const kept = onlyShown(typed, page, shown);
    if (hasSameNames(kept, asked)) break;
    asked = kept;
    shown = shownFor(flow, page, facts, asked);
  }
  return shown;
}

// The same answers show the same.
function hasSameNames(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name));
}

/** The answers without those of hidden fields. */
export function onlyShown(
  answers: Record<string, unknown>,
  page: Pick<BrowserPage, 'fields'>,
  shown: ReadonlySet<string>,
): Record<string, unknown> {
  const kept = Object.entries(answers).filter(
    ([name]) => shown.has(name) || !Object.hasOwn(page.fields, name),
  );
  return Object.fromEntries(kept);
}

function shownFor(
  flow: Flow,
  page: BrowserPage,
  facts: Facts,
  answers: Record<string, unknown>,
): Set<string> {
  const scope = pageScope(flow, page, facts, answers);
  const shows = (id: string | undefined) => {
    const rule = id !== undefined && page.when && Object.hasOwn(page.when, id) ? page.when[id] : 'always';
    return holds(flow.rules, rule ?? 'always', scope);
  };
  const blocks = (page.content ?? []).filter((block) => shows(block.id));
  const isPlaced = placing(page, blocks.filter(isForm));
  const fields = Object.keys(page.fields).filter((field) => shows(field) && isPlaced(field));
  return new Set([...blocks.flatMap((block) => block.id ?? []), ...fields]);
}

// A field is shown where a form block names it, else in the form block without a list; with no form block, it stands by
// itself.
function placing(page: BrowserPage, shownForms: readonly FormBlock[]): (field: string) => boolean {
  const all = (page.content ?? []).filter(isForm);
  const namedBy = (forms: readonly FormBlock[]) => new Set(forms.flatMap(({ fields }) => fields ?? []));
  const named = namedBy(all);
  const shown = namedBy(shownForms);
  const takesRest = shownForms.some(({ fields }) => !fields);
  return (field) => all.length === 0 || (named.has(field) ? shown.has(field) : takesRest);
}

function isForm(block: Block): block is FormBlock {
  return block.block === 'form';
}

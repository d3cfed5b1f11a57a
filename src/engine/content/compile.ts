/** Turns a bundle into a flow that can run. Checks every reference once; what is broken throws a ContentError here and never later. */
import type { Page } from '../../types/page.ts';
import { ContentError } from '../issues/content-error.ts';
import { check } from '../lints/check.ts';
import { enumWords } from '../text/enum-words.ts';
import type { Bundle, CompiledFlow, CompiledPage } from './bundle.ts';
import { compilePage } from './compile-page.ts';

/** The compiled flow, or a ContentError with every error that `check` finds. Warnings do not stop it. */
export function compile(bundle: Bundle): CompiledFlow {
  const [first, ...rest] = check(bundle).filter(({ severity }) => severity === 'error');
  if (first) throw new ContentError([first, ...rest]);
  return assemble(bundle);
}

/** The compiled flow without the checks, for tools that have just made them. `known` holds pages that are compiled already. */
export function assemble(bundle: Bundle, known = new Map<Page, CompiledPage>()): CompiledFlow {
  const { flow, org, rules, machine, steps, polling, site } = bundle;
  const pages = Object.entries(bundle.pages).map(([id, page]) => [
    id,
    once(known, page, () => compilePage(page, bundle.domain, bundle.vocabulary)),
  ]);
  const words = enumWords(bundle.domain);
  const parts = { id: flow.id, org, words, flow, rules, machine, steps, polling, site };
  return { ...parts, pages: Object.fromEntries(pages) };
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Turns a bundle into a flow that can run. Trusts the bundle: `lintFlow` has looked at every reference before. */
import type { Page } from '../../types/page.ts';
import { enumWords } from '../text/enum-words.ts';
import type { Bundle, CompiledFlow, CompiledPage } from './bundle.ts';
import { compilePage } from './compile-page.ts';

/** The flow with every page made ready. `known` holds pages that are compiled already. */
export function compile(bundle: Bundle, known = new Map<Page, CompiledPage>()): CompiledFlow {
  const { flow, org, rules, machine, phases, timers, steps, polling, site } = bundle;
  const pages = Object.entries(bundle.pages).map(([id, page]) => [
    id,
    once(known, page, () => compilePage(page, bundle.domain, bundle.vocabulary)),
  ]);
  const words = enumWords(bundle.domain);
  const answerWords = site?.says?.answers;
  const parts = {
    ...(answerWords && { answerWords }),
    id: flow.id,
    org,
    words,
    flow,
    rules,
    machine,
    ...(phases && { phases }),
    ...(timers && { timers }),
    steps,
    polling,
    site,
  };
  return { ...parts, pages: Object.fromEntries(pages) };
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

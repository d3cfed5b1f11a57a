/** What a page's own rules see: the facts, with the typed answers laid over the places where they would be stored. */
import type { BrowserPage, FlowCore } from '../content/bundle.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { type Scope, scopeOf } from '../rules/scope.ts';

/** So a rule that reads `answers.payType` or `bank.payType` sees the same value, whether it is typed or stored. */
export function pageScope(
  flow: Pick<FlowCore, 'org'>,
  page: Pick<BrowserPage, 'fields'>,
  facts: Facts,
  answers: unknown,
): Scope {
  const typed = isRecord(answers) ? answers : {};
  const scope = scopeOf(flow, facts, { answers: typed });
  for (const [field, binding] of Object.entries(page.fields)) {
    if (!binding || !Object.hasOwn(typed, field)) continue;
    scope[binding.entity] = laidOver(scope[binding.entity], binding.path, typed[field]);
  }
  return scope;
}

function laidOver(base: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = isRecord(base) ? base : {};
  return { ...copy, [key]: laidOver(Object.hasOwn(copy, key) ? copy[key] : undefined, rest, value) };
}

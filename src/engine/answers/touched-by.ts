/**
 * Says of which fields an answer takes part in the verdict: its own, those that must be given by a rule that reads it, those
 * whose words name it, and those that a check compares with any of these. Reads content only, never answers.
 */
import type { PageCheck } from '../../types/page.ts';
import type { BrowserPage } from '../content/bundle.ts';
import { readClaim } from '../rules/claim.ts';
import { pathsOfRule } from '../rules/paths-of-rule.ts';
import { slotsOf } from '../text/interpolate.ts';
import { fieldsOf } from './find-issues.ts';
import type { JudgingFlow } from './validate.ts';

/** The names of the fields; undefined where the answer may change what shows, or is of no field: then all have to be judged. */
export type TouchedBy = (name: string) => ReadonlySet<string> | undefined;

/** Of each field of a page. Every answer is made out once, when it first changes. */
export function touchedBy(flow: JudgingFlow, page: BrowserPage): TouchedBy {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, touched(flow, page, name));
    return known.get(name);
  };
}

function touched(flow: JudgingFlow, page: BrowserPage, name: string): ReadonlySet<string> | undefined {
  if (!Object.hasOwn(page.fields, name)) return undefined;
  const { rules, says } = readsAnswer(flow, page, name);
  if (Object.values(page.when ?? {}).some(rules) || says(flow.answerWords)) return undefined;
  const byRule = Object.entries(page.requiredWhen ?? {}).filter(([, rule]) => rules(rule));
  const byWord = Object.entries(page.display.properties).filter(([, field]) => says(field));
  const byCheck = (page.checks ?? []).filter(({ when, message }) => says(message) || (when && rules(when)));
  const names = [...byRule, ...byWord].map(([field]) => field);
  return withCompared(page.checks ?? [], new Set([name, ...names, ...byCheck.flatMap(fieldsOf)]));
}

// What a check compares is judged together: it waits until each of its fields is right by itself.
function withCompared(checks: readonly PageCheck[], names: ReadonlySet<string>): ReadonlySet<string> {
  const compared = checks.map(fieldsOf).filter((fields) => fields.some((field) => names.has(field)));
  const all = new Set([...names, ...compared.flat()]);
  return all.size === names.size ? names : withCompared(checks, all);
}

/** Whether a rule, or any text of a piece of content, reads the answer of a field. */
function readsAnswer({ rules }: JudgingFlow, page: BrowserPage, name: string) {
  const place = page.fields[name];
  const stored = place ? [[place.entity, ...place.path]] : [];
  const places = [['answers', name], ...stored];
  const isRead = (path: string) => places.some((keys) => overlap(path === '' ? [] : path.split('.'), keys));
  return {
    rules: (claim: string) => pathsOfRule(rules, readClaim(claim).rule).some(isRead),
    says: (content: unknown) => slotsOf(JSON.stringify(content) ?? '').some(({ path }) => isRead(path)),
  };
}

// Whoever reads an address reads its ZIP code, and the other way round.
function overlap(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, at) => key === other[at]);
}

/** A rule's verdict in its author's sentence, with the rules inside it and the values that they read. */
import type { FlowCore } from '../../engine/content/bundle.ts';
import type { Scope } from '../../engine/rules/scope.ts';
import { type Finding, trace } from '../../engine/rules/trace.ts';
import { sayValue } from '../../engine/text/say-value.ts';

/** The rule in one line; below it, indented, the rules that it is made of. `always` and `never` say themselves. */
export function sayRule(flow: FlowCore, rule: string, scope: Scope): string[] {
  if (rule === 'always') return ['Always.'];
  if (rule === 'never') return ['Only an event fires it.'];
  const [whole, ...parts] = trace(flow.rules, rule, scope);
  if (!whole) return [`There is no rule ${rule}.`];
  return [verdict(whole), ...distinct(parts).map((part) => `  ${verdict(part)}`)];
}

function verdict({ means, held, reads }: Finding): string {
  const values = reads.map(({ path, value }) => sayValue(path, value)).join(', ');
  return `${means.replace(/\.$/, '')}: ${held ? 'yes' : 'no'}${values ? ` — ${values}` : ''}`;
}

function distinct(findings: Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.rule, finding])).values()];
}

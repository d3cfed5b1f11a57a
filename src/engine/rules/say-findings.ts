/** The findings of a rule in words, as the developers' toolbar and `flow explain` both tell them. */
import { sayValue } from '../text/say-value.ts';
import type { Finding } from './trace.ts';

/** `text` is absent for the rule itself, whose sentence stands above; `values` are what it read. */
export type SaidFinding = { rule: string; held: boolean; text?: string; values: string[] };

/** One entry for each rule; the outermost is left out where it read nothing itself. */
export function sayFindings(findings: readonly Finding[]): SaidFinding[] {
  const [whole, ...parts] = new Map(findings.map((finding) => [finding.rule, finding])).values();
  const inner = parts.map((part) => ({ ...said(part), text: verdict(part) }));
  return whole && whole.reads.length > 0 ? [said(whole), ...inner] : inner;
}

function said({ rule, held, reads }: Finding): SaidFinding {
  return { rule, held, values: reads.map(({ path, value }) => sayValue(path, value)) };
}

function verdict({ means, held }: Finding): string {
  return `${means.replace(/\.$/, '')}: ${held ? 'yes' : 'no'}`;
}

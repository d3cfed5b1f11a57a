/** What sample borrowers could send at a step, as tests/cases/heloc/may-submit.md records it of the real server. */
import { readFileSync } from 'node:fs';
import type { Taken } from '../../engine/lints/ways-at.ts';

/** Undefined for a step at which no one was seen. */
export type AcceptedAt = (step: string) => Taken | undefined;

/** Reads the table: a row begins with a step and ends with `page:action` in backticks. */
export function acceptedIn(file: string): AcceptedAt {
  const rows = readFileSync(file, 'utf8').matchAll(/^\| (\S+) \| .* \| (.*) \|$/gm);
  const taken = new Map<string, Set<string>>();
  for (const [, step = '', said = ''] of rows) {
    const names = [...said.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    taken.set(step, new Set([...(taken.get(step) ?? []), ...names]));
  }
  return (step) => {
    const names = taken.get(step);
    return names && ((page, button) => names.has(`${page}:${button}`));
  };
}

/** The answers of the chatbot after a lender's patch: the lender's words for entries that are not locked, judged as those of a page. */
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { differences } from './differences.ts';
import { type LenderWords, lockedWords, wordFaults } from './lender-words.ts';

const words = ['question', 'asks', 'text'];

/** Every change beyond the words of an entry that is there and not locked. */
export function judgeFaq({ patchFile, base, merged, ...rules }: LenderWords): ContentIssue[] {
  const issue = placeIssue(patchFile);
  return differences(base, merged).flatMap(({ keys: [part, name = '', key = ''], pointer, after }) => {
    const entry = entryOf(base, name);
    // Which questions it suggests is its own choice; that they are answered is checked with all the rest.
    if (part === 'suggests') return [];
    if (part !== 'entries' || !entry || !words.includes(key))
      return [
        issue(
          'OVERRIDE_FORBIDDEN',
          pointer,
          'no lender may change this.',
          `Lenders may change: suggests, ${words.join(', ')}.`,
        ),
      ];
    if (entry.locked === true) return [lockedWords(issue, pointer, `the words of "${name}"`)];
    const said = Array.isArray(after) ? after.map(String) : [String(after ?? '')];
    const before = [String(entry.text), String(entry.question)];
    return said.flatMap((text) => wordFaults(issue, pointer, text, { ...rules, before }));
  });
}

function entryOf(file: unknown, name: string): Record<string, unknown> | undefined {
  const entries = isRecord(file) ? file.entries : undefined;
  const entry = isRecord(entries) && Object.hasOwn(entries, name) ? entries[name] : undefined;
  return isRecord(entry) ? entry : undefined;
}

/** The words of a flow's messages after a lender's patch: judged as the words of a page are. */
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { differences } from './differences.ts';
import { type LenderWords, lockedWords, wordFaults } from './lender-words.ts';

/** Every changed text of a message that is locked, or that does more than reword. */
export function judgeMessages({ patchFile, base, merged, ...rules }: LenderWords): ContentIssue[] {
  const issue = placeIssue(patchFile);
  return differences(messagesOf(base), messagesOf(merged)).flatMap(
    ({ keys: [name = ''], pointer, after }) => {
      const message = messagesOf(base)[name];
      if (typeof after !== 'string' || !isRecord(message)) return [];
      const at = `/messages${pointer}`;
      if (message.locked === true) return [lockedWords(issue, at, `the words of "${name}"`)];
      return wordFaults(issue, at, after, { ...rules, before: textsIn(message) });
    },
  );
}

function messagesOf(file: unknown): Record<string, unknown> {
  return isRecord(file) && isRecord(file.messages) ? file.messages : {};
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

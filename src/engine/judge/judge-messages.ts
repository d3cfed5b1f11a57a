/** The words of a flow's messages after a lender's patch: judged as the words of a page are. */
import type { Org } from '../../types/org.ts';
import type { Vocabulary } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import type { AvoidedUse } from '../lints/word-reader.ts';
import { differences } from './differences.ts';
import { judgeText } from './judge-text.ts';

export type LenderMessages = {
  patchFile: string;
  base: unknown;
  merged: unknown;
  org: Org;
  vocabulary: Vocabulary;
  readWords: (text: string) => AvoidedUse[];
};

/** Every changed text of a message that is locked, or that does more than reword. */
export function judgeMessages({ patchFile, base, merged, ...rules }: LenderMessages): ContentIssue[] {
  const issue = placeIssue(patchFile);
  return differences(messagesOf(base), messagesOf(merged)).flatMap(
    ({ keys: [name = ''], pointer, after }) => {
      const message = messagesOf(base)[name];
      if (typeof after !== 'string' || !isRecord(message)) return [];
      const at = `/messages${pointer}`;
      if (message.locked === true)
        return [
          issue(
            'OVERRIDE_LOCKED',
            at,
            `the words of "${name}" are the same for every lender.`,
            'Leave them as the base file has them.',
          ),
        ];
      const before = textsIn(message);
      return judgeText(after, { ...rules, before }).map(({ code, message: said, remedy }) =>
        issue(code, at, said, remedy),
      );
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

/** A lender may change the words of a flow's messages, but not when, to whom or whether they are sent. */
import { isRecord } from '../../facts/facts.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';

const words = ['subject', 'preheader', 'text', 'sms'];

/** Everything that the patch says beyond the words of messages that there are. */
export function lintMessageOverride(base: unknown, patchFile: string, patch: unknown): ContentIssue[] {
  const issue = (pointer: string, message: string) =>
    placeIssue(patchFile)(
      'OVERRIDE_FORBIDDEN',
      pointer,
      message,
      `Lenders may change: ${words.join(', ')}, action/label.`,
    );
  const known = isRecord(base) && isRecord(base.messages) ? base.messages : {};
  const { messages = {}, $comment: _, $schema: __, ...rest } = isRecord(patch) ? patch : {};
  const others = Object.keys(rest).map((key) =>
    issue(`/${key}`, `no lender may change ${key} of the messages.`),
  );
  const inside = Object.entries(isRecord(messages) ? messages : {}).flatMap(([name, change]) =>
    Object.hasOwn(known, name)
      ? changedKeys(change).map((key) =>
          issue(`/messages/${name}/${key}`, `no lender may change the ${key} of a message.`),
        )
      : [issue(`/messages/${name}`, `there is no message "${name}".`)],
  );
  return [...others, ...inside];
}

/** The keys that are not words; a message that is taken away is one of its own. */
function changedKeys(change: unknown): string[] {
  if (!isRecord(change)) return [''];
  return Object.entries(change).flatMap(([key, value]) => {
    if (key === 'action')
      return isRecord(value) ? Object.keys(value).filter((part) => part !== 'label') : [key];
    return (words.includes(key) && typeof value === 'string') || key === '$comment' ? [] : [key];
  });
}

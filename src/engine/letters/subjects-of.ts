/** What a message is written about: the application, or each entry of a list of its facts. */
import type { FlowMessage } from '../../types/messages.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';

/** `entry` is the uuid of the entry, '' for the application; the facts hold the entry as `item`. */
export type MessageSubject = { entry: string; facts: Facts };

export function subjectsOf({ each }: Pick<FlowMessage, 'each'>, facts: Facts): MessageSubject[] {
  if (each === undefined) return [{ entry: '', facts }];
  const list = readPath(facts, each);
  const entries = Array.isArray(list) ? list.filter(isRecord) : [];
  return entries.flatMap((item) =>
    typeof item.uuid === 'string' ? [{ entry: item.uuid, facts: { ...facts, item } }] : [],
  );
}

/** The subject of one entry, as the facts are now; undefined once the entry is gone. */
export function subjectAt(
  message: Pick<FlowMessage, 'each'>,
  facts: Facts,
  entry: string,
): MessageSubject | undefined {
  return subjectsOf(message, facts).find((subject) => subject.entry === entry);
}

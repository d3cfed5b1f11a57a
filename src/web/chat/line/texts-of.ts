/** Reads texts from the answer to a call. */
import { isRecord } from '../../../engine/facts/facts.ts';

/** By name; '' for what is no text. */
export function textsOf(answer: unknown): (name: string) => string {
  const record = isRecord(answer) ? answer : {};
  return (name) => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  };
}

/** The PDF that the server has for what a page is about, as its facts list it. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { readPath } from '../../../engine/facts/read-path.ts';
import type { JsonObject } from '../../platform/data/json.ts';

/** `status`: what the virus scanner says of it. `size` in bytes. */
export type KeptPdfFact = {
  uuid: string;
  title: string;
  size: number;
  status: 'CLEAN' | 'CHECKING' | 'INFECTED';
};

const states: readonly unknown[] = ['CLEAN', 'CHECKING', 'INFECTED'];

/** @param from path of a list of facts @returns its first entry; undefined while there is none */
export function keptPdf(facts: JsonObject, from: string): KeptPdfFact | undefined {
  const found = readPath(facts, from);
  const [entry] = Array.isArray(found) ? found.filter(isRecord) : [];
  if (!entry || typeof entry.uuid !== 'string' || !states.includes(entry.status)) return undefined;
  const { uuid, title, size } = entry;
  return { uuid, title: String(title), size: Number(size), status: entry.status as KeptPdfFact['status'] };
}

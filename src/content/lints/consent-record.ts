/** Reads what the pages ask borrowers to agree to, and the record of every version that they were ever asked. */
import { createHash } from 'node:crypto';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Consents, RecordedConsent } from '../../types/consents.ts';
import type { Page } from '../../types/page.ts';
import type { FileTree } from '../files/file-tree.ts';

/** Where the record stands. */
export const recordFile = 'flows/consents.json';

/** One consent as a page has it now. `key` is its name in the record, `place` where it is written. */
export type AskedConsent = { key: string; place: string; version: string; entry: RecordedConsent };

/** Every consent of the base files, whose shape has been checked. Lenders cannot change one. */
export function askedConsents(tree: FileTree): AskedConsent[] {
  return [...tree].flatMap(([path, json]) => {
    const [, flow, id] = /^flows\/([^/]+)\/pages\/(.+)\.json$/.exec(path) ?? [];
    if (flow === undefined || !isPage(json)) return [];
    const { consents = {}, schema } = json;
    return Object.entries(consents).map(([field, { type, version, title = '', text }]) => {
      const must = schema?.properties[field]?.const === true;
      const sha256 = createHash('sha256')
        .update(JSON.stringify([title, text]))
        .digest('hex');
      const place = `${path}#/consents/${field}`;
      return { key: `${flow}/${id}#${field}`, place, version, entry: { type, must, sha256 } };
    });
  });
}

/** The record, empty when there is none. */
export function recordedConsents(tree: FileTree): Consents['consents'] {
  const record = tree.get(recordFile);
  return isRecordFile(record) ? record.consents : {};
}

// Shapes are checked before anything is asked of a file.
function isPage(json: unknown): json is Page {
  return isRecord(json);
}

function isRecordFile(json: unknown): json is Consents {
  return isRecord(json) && isRecord(json.consents);
}

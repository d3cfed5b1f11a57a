/** What comments and titles cite, and what the documents define. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An id and the file that cites it, e.g. { id: 'THREAT-4', file: 'src/engine/text/own-path.ts' }. */
export type Cited = { id: string; file: string };

const cited = /\b(?:ACC|FINDING)-[A-Z]\d+(?:\.\d+)?|\b(?:THREAT|FAULT)-\d+|\bSPEC-\d+(?:\.\d+)?/g;
const defined = /^(?:\| |## |\*\*)((?:ACC|FINDING|THREAT|FAULT|SPEC)-[A-Z\d.]+)/gm;
const sources = /\.(ts|tsx|mjs|css|json|md)$/;

export const citedIn = (file: string, text: string): Cited[] =>
  [...text.matchAll(cited)].map(([id]) => ({ id, file }));

export const definedIn = (text: string): string[] =>
  [...text.matchAll(defined)].map(([, id = '']) => id.replace(/\.$/, ''));

/** Ids of an older spelling, e.g. "threat T4", which mean one thing in one list and another in the next. */
export const oldSpellings = (text: string): string[] =>
  text.match(
    /\b(?:threats?|faults?) [TF]\d+|\[[A-Z]\d{1,2}\](?= )|\bspecification 00\d|['`][ABDEFKLMNOPRTV]\d{1,2}(?:\.\d+)?(?=: )/gi,
  ) ?? [];

/** Every text file below these folders, as [path, text]. */
export const textFiles = (folders: readonly string[]): [string, string][] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    )
    .filter(({ name }) => sources.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path, readFileSync(path, 'utf8')]);

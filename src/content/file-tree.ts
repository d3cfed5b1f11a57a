/** Reads the JSON files of flows/, schemas/ and orgs/ as they are written, and each lender's logo. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../engine/content-error.ts';
import { jsonFault } from './json-fault.ts';

/** Path below the root ("flows/heloc/rules.json") -> its JSON; "orgs/<code>/logo.svg" -> its text. */
export type FileTree = ReadonlyMap<string, unknown>;

/** Every such file of the three folders, in the order of their paths. A file that is not JSON is a ContentError. */
export function readTree(root: string): FileTree {
  const paths = ['flows', 'schemas', 'orgs'].flatMap((folder) => filesBelow(root, folder));
  return new Map(
    paths.map((path) => [path, path.endsWith('.json') ? readJson(root, path) : textOf(root, path)]),
  );
}

function filesBelow(root: string, folder: string): string[] {
  const entries = listed(root, folder).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, path);
    return path.endsWith('.json') || isLogo(path) ? [path] : [];
  });
}

function isLogo(path: string): boolean {
  return /^orgs\/[^/]+\/logo\.svg$/.test(path);
}

function textOf(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function listed(root: string, folder: string) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    const remedy = 'Is this the folder that holds flows/, schemas/ and orgs/?';
    throw new ContentError([
      {
        code: 'FILE_MISSING',
        severity: 'error',
        place: `${folder}/`,
        message: 'the folder is not there.',
        remedy,
      },
    ]);
  }
}

function readJson(root: string, path: string): unknown {
  const text = textOf(root, path);
  try {
    return JSON.parse(text);
  } catch (error) {
    const remedy = 'Look there and just above for a missing or extra comma, quote or bracket.';
    throw new ContentError([
      { code: 'FILE_UNREADABLE', severity: 'error', place: path, message: jsonFault(text, error), remedy },
    ]);
  }
}

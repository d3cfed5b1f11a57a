/** Writes the editor schemas that differ, and removes those that are no longer made. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWritten } from '../../content/files/read-files.ts';
import { editorSchemas } from './editor-schemas.ts';

/** @param root the folder that holds flows/, orgs/ and schemas/ @returns path -> text of all of them */
export function writeEditorSchemas(root: string): Record<string, string> {
  const files = editorSchemas(readWritten(root).tree);
  for (const path of writtenSchemas(root)) if (!Object.hasOwn(files, path)) rmSync(join(root, path));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return files;
}

/** The paths of those that are there. */
export function writtenSchemas(root: string): string[] {
  const folder = join(root, 'schemas/editor');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json')).map((name) => `schemas/editor/${name}`);
}

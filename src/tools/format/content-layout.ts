/** How each file of content is laid out: all alike, and the keys of a page in the order of its language, which is that of the screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from './lay-out.ts';

const folders = ['flows', 'orgs', 'schemas'];

/** Path -> the text that it should have, for every file below `root` that has another. Files that are not JSON are left out. */
export function filesToLayOut(root: string): Record<string, string> {
  const layout = layoutOf(root);
  const found = contentFiles(root).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const wanted = layout(path, text);
    return wanted === text ? [] : [[path, wanted] as const];
  });
  return Object.fromEntries(found);
}

/** How one file is laid out: its path and text -> the text that it should have. Text that is no JSON stays as it is. */
export function layoutOf(root: string): (path: string, text: string) => string {
  const order = pageKeys(root);
  return (path, text) => laidOut(text, /\/pages\//.test(path) ? order : []) ?? text;
}

function laidOut(text: string, order: readonly string[]): string | undefined {
  try {
    return layOut(text, order);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

// The page language lists its keys in the order in which a page is read, after what the file is about and made of.
function pageKeys(root: string): string[] {
  const { properties = {} } = JSON.parse(readFileSync(join(root, 'schemas/meta/page.schema.json'), 'utf8'));
  return [...new Set(['$schema', '$comment', 'extends', ...Object.keys(properties)])];
}

// What is generated for editors keeps the layout of its generator.
function contentFiles(root: string): string[] {
  return folders
    .flatMap((folder) => {
      const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    })
    .filter((path) => path.endsWith('.json') && !path.startsWith('schemas/editor/'))
    .sort();
}

/** The files that the studio may read and write: JSON and logos of flows/, orgs/ and the entities of schemas/domain/. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const open =
  /^(flows\/(?:[\w-]+\/)*[\w-]+\.json|orgs\/[a-z][a-z0-9-]*\/(?:(?:[\w-]+\/)*[\w-]+\.json|logo\.svg)|schemas\/domain\/[\w-]+\.schema\.json)$/;

/** '' of a file that is not there. Throws for a path that is none of ours. */
export function textOf(root: string, path: string): string {
  const file = within(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Tells whether a file is still as someone saw it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** '' takes the file away. */
export function writeText(root: string, path: string, text: string): void {
  const file = within(root, path);
  mkdirSync(dirname(file), { recursive: true });
  if (text === '') rmSync(file, { force: true });
  else writeFileSync(file, text);
}

// A link inside the folders could lead out of them.
function within(root: string, path: string): string {
  const file = join(root, path);
  if (!open.test(path)) throw new Error(`${path} is no file of flows/, orgs/ or schemas/domain/.`);
  if (existsSync(file) && lstatSync(file).isSymbolicLink()) throw new Error(`${path} is a link.`);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!`${realpathSync(folder)}${sep}`.startsWith(`${realpathSync(root)}${sep}`))
    throw new Error(`${path} lies outside of the content.`);
  return file;
}

/** Tells one built program from another: by its own files and the packages that it was built with. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** SHA-256 in hex; undefined for a program that runs from its sources, which one file does not identify. */
export function programDigest(root: string, folder: string): string | undefined {
  if (!folder.endsWith(join(sep, 'dist', 'server'))) return undefined;
  const lock = join(root, 'package-lock.json');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort();
  const digest = createHash('sha256').update(process.version);
  if (existsSync(lock)) digest.update(readFileSync(lock));
  for (const name of files) digest.update(name).update(readFileSync(join(folder, name)));
  return digest.digest('hex');
}

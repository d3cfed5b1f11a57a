/** The product's own content for tests that are about something else: checked by the first that asks, known to the others. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../src/content/loaded/content.ts';
import { passedCheck } from '../src/content/passed-check.ts';
import { readContent } from '../src/content/read-content.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/hearthline');

/** Whatever changes in the content, or in the code that checks it, is checked again. */
export function productContent(): Content {
  mkdirSync(folder, { recursive: true });
  return readContent(root, { passed: passedCheck(join(folder, 'tests-passed'), checkerDigest()) });
}

function checkerDigest(): string {
  const digest = createHash('sha256').update(process.version);
  for (const room of ['engine', 'content']) {
    const files = readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' }).sort();
    for (const name of files.filter((one) => one.endsWith('.ts')))
      digest.update(name).update(readFileSync(join(root, 'src', room, name)));
  }
  return digest.digest('hex');
}

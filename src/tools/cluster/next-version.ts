/** Another version of the built product, as a release would bring it: no file of its pages has the name that it had before. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** What a page says in that version, to whoever begins with it: file, place and text. */
export type Words = { path: string; at: string; says: string };

/** @returns the folder of that version, which the caller removes */
export function nextVersion(words?: Words): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-next-'));
  for (const name of ['node_modules', 'orgs', 'schemas', 'package.json'])
    symlinkSync(join(root, name), join(folder, name));
  for (const name of ['dist', 'flows']) cpSync(join(root, name), join(folder, name), { recursive: true });
  if (words) reword(folder, words);
  const web = join(folder, 'dist/web');
  const names = readdirSync(join(web, 'assets')).filter((name) => !name.endsWith('.br'));
  const renamed = new Map(
    names.map((name) => [name, name.replace(/.(?=(\.min)?\.\w+$)/, (last) => (last === '0' ? '1' : '0'))]),
  );
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const inText = (text: string) =>
    longestFirst.reduce((left, name) => left.replaceAll(name, renamed.get(name) ?? name), text);
  const rewrite = (path: string) => writeFileSync(path, inText(readFileSync(path, 'utf8')));
  rewrite(join(web, 'index.html'));
  for (const [name, next] of renamed) {
    const [before, path] = [join(web, 'assets', name), join(web, 'assets', next)];
    renameSync(before, path);
    if (/\.(js|css|mjs)$/.test(path)) rewrite(path);
    // The packed twin says what the file said before.
    if (!existsSync(`${before}.br`)) continue;
    rmSync(`${before}.br`);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), fast));
  }
  return folder;
}

/** Raises the version of the flow, so that applications under way keep their words. */
function reword(folder: string, { path, at, says }: Words): void {
  change(join(folder, path), { [at]: says });
  const flow = join(folder, dirname(dirname(path)), 'flow.json');
  change(flow, { version: JSON.parse(readFileSync(flow, 'utf8')).version + 1 });
}

function change(path: string, values: Record<string, unknown>): void {
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...values }));
}

/** The content as it was committed, beside the content as it is edited. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = ['flows', 'schemas', 'orgs'];
const mostBytes = 256 * 1024 * 1024;

/** Hands the folder that holds it to `work`, and removes the folder afterwards. Throws for a commit that git does not know. */
export async function atCommit<T>(
  root: string,
  commit: string,
  work: (folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-rehearse-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archiveOf(root, commit) });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function archiveOf(root: string, commit: string): Uint8Array {
  try {
    const args = ['-C', root, 'archive', '--format=tar', commit, '--', ...folders];
    return execFileSync('git', args, { maxBuffer: mostBytes, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch {
    throw new Error(`Git has no content at "${commit}" here. Name a commit of this clone with --since.`);
  }
}

/** Which files of a checkout were changed and not yet committed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths relative to `root`, new ones among them, in alphabetical order; removed ones are not there to be tried. Where nothing
 * was changed, those of the last commit.
 * @throws where `root` is no checkout of git
 */
export function changedFiles(root: string): string[] {
  const since = [...lines(root, 'diff', '--name-only', 'HEAD'), ...lines(root, ...untracked)];
  const found = since.length > 0 ? since : lines(root, 'diff', '--name-only', 'HEAD~1', 'HEAD');
  return [...new Set(found)].filter((path) => existsSync(join(root, path))).sort();
}

const untracked = ['ls-files', '--others', '--exclude-standard'];

function lines(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/**
 * What the install step leaves in a clone: the schemas that editors read, and the hook that runs `npm run quick` before each commit, where
 * git has none of its own. `git config --unset core.hooksPath` takes the hook away. An install for production makes neither.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './ensure-installed.mjs';

const run = (program, ...args) => spawnSync(program, args, { cwd: root, encoding: 'utf8' });
const git = (...args) => run('git', ...args);

if (existsSync(`${root}node_modules/tsx`)) {
  const { status, stderr } = run(process.execPath, '--import', 'tsx', 'src/tools/editor/make.ts');
  if (status !== 0)
    process.stderr.write(`Without completion in editors, for schemas/editor was not made.\n${stderr}\n`);
  setHook();
}

function setHook() {
  const isTop = git('rev-parse', '--show-prefix').stdout === '\n';
  if (!isTop || git('config', 'core.hooksPath').status === 0) return;
  git('config', 'core.hooksPath', 'src/tools/hooks');
  process.stderr.write('Commits run `npm run quick` first. `git commit --no-verify` goes without it.\n');
}

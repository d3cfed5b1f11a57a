/**
 * `npm test`: installs what is missing, then types, lint, flow check, build, unit and server tests, browser tests. A red
 * test does not keep the browser tests from running: one run tells all that is wrong. `-- --all`, which CI runs, adds
 * the sweeps (tests/sweeps.json); `PERSONAS=all` the stories of every sample borrower. Without Chromium or PostgreSQL the rest runs, and the
 * end says what was left out; `--strict`, which CI says too, refuses that. Files run in an order of the commit's:
 * another commit, another order, and one that failed can be run again (`SHUFFLE`).
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { runBeside } from './run-beside.mjs';
import { leftOut, stories } from './stories.mjs';
import { printSummary } from './summary.mjs';

ensureInstalled();
const browser = ensureBrowser();
const hasPostgres = ensurePostgres();
const missing = leftOut({ hasBrowser: browser !== undefined, hasPostgres });
if (missing.length > 0 && process.argv.includes('--strict')) {
  process.stderr.write(`What cannot be tested on this machine:\n  ${missing.join('\n  ')}\n`);
  process.exit(1);
}
const report = 'dist/unit-report.json';
const SHUFFLE = process.env.SHUFFLE ?? orderOfCommit();
const isAll = process.argv.includes('--all');
const env = { ...process.env, CHROMIUM_PATH: browser, SHUFFLE, ...(!isAll && { SWEEPS: 'none' }) };
// What an earlier run wrote is not to be taken for this one's.
for (const name of [report, 'dist/e2e-report.json']) rmSync(`${root}${name}`, { force: true });

const node = process.execPath;
// Two lanes: the flow check and the build work on one core each.
await runBeside(
  [
    ['Types', 'npx', ['--no-install', 'tsc', '--noEmit']],
    ['Lint', 'npx', ['--no-install', 'biome', 'check', '--error-on-warnings', '.']],
  ],
  [
    ['Flow check', node, ['src/tools/run.mjs', 'flow', 'check']],
    ['Build', node, ['src/tools/build.mjs']],
  ],
);
const unit = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const browsers = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
const codes = [
  stage(`Unit and server tests, in the order of SHUFFLE=${SHUFFLE}`, unit),
  ...(browser ? [stage('Browser tests', [...browsers, ...stories({ isAll, hasPostgres })])] : []),
];
printSummary(missing);
process.exitCode = codes.find((code) => code !== 0) ?? 0;

function orderOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return (stdout ?? '').trim() || '1';
}

/** @returns the exit code */
function stage(title, args) {
  const started = Date.now();
  process.stdout.write(`\n== ${title}\n`);
  const { status, error } = spawnSync('npx', ['--no-install', ...args], { cwd: root, stdio: 'inherit', env });
  if (error) process.stderr.write(`npx could not be started: ${error.message}\n`);
  process.stdout.write(`== ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return status ?? 1;
}

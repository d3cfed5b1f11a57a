/**
 * `npm test`: installs what is missing, then types, lint, flow check, build, unit and server tests, browser tests. A red
 * test does not keep the browser tests from running: one run tells all that is wrong. `-- --all` adds the stories of
 * every sample borrower (`PERSONAS=all`), which repeat in the browser what a server test proves.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { runBeside } from './run-beside.mjs';
import { printSummary } from './summary.mjs';

ensureInstalled();
const browser = ensureBrowser();
ensurePostgres();
const report = 'dist/unit-report.json';
const all = process.argv.includes('--all') ? { PERSONAS: 'all' } : {};
const env = { ...process.env, CHROMIUM_PATH: browser, ...all };
// What an earlier run wrote is not to be taken for this one's.
for (const name of [report, 'dist/e2e-report.json']) rmSync(`${root}${name}`, { force: true });

const node = process.execPath;
// Two lanes: the flow check and the build work on one core each.
await runBeside(
  [
    ['Types', 'npx', ['tsc', '--noEmit']],
    ['Lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ],
  [
    ['Flow check', node, ['src/tools/run.mjs', 'flow', 'check']],
    ['Build', node, ['src/tools/build.mjs']],
  ],
);
const unit = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const browsers = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
const codes = [stage('Unit and server tests', unit), stage('Browser tests', browsers)];
printSummary();
process.exitCode = codes.find((code) => code !== 0) ?? 0;

/** @returns the exit code */
function stage(title, args) {
  const started = Date.now();
  process.stdout.write(`\n== ${title}\n`);
  const { status, error } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env });
  if (error) process.stderr.write(`npx could not be started: ${error.message}\n`);
  process.stdout.write(`== ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return status ?? 1;
}

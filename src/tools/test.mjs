/** `npm test`: installs what is missing, then types, lint, flow check, build, unit and server tests, browser tests. */
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { runBeside } from './run-beside.mjs';
import { printSummary } from './summary.mjs';

ensureInstalled();
const browser = ensureBrowser();
ensurePostgres();
const report = 'dist/unit-report.json';
const env = { ...process.env, CHROMIUM_PATH: browser };

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
stage('Unit and server tests', () =>
  run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env,
  }),
);
stage('Browser tests', () =>
  run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], { env }),
);
printSummary();

function stage(title, work) {
  const started = Date.now();
  process.stdout.write(`\n== ${title}\n`);
  work();
  process.stdout.write(`== ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

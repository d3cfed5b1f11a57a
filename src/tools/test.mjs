/** `npm test`: installs what is missing, then types, lint, flow check, build, unit and server tests, browser tests. */
import { build } from './build.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { printSummary } from './summary.mjs';

ensureInstalled();
const browser = ensureBrowser();
ensurePostgres();
const report = 'dist/unit-report.json';
const env = { ...process.env, CHROMIUM_PATH: browser };

const stages = [
  ['Types', 'npx', ['tsc', '--noEmit']],
  ['Lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ['Flow check', process.execPath, ['src/tools/run.mjs', 'flow', 'check']],
];
for (const [title, program, args] of stages) stage(title, () => run(program, args, { env }));
stage('Build', () => build({ force: true }));
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

/** Adds up what the two test runners wrote, and prints one closing line. */
import { existsSync, readFileSync } from 'node:fs';
import { root } from './ensure-installed.mjs';

/** Prints "N passed, N failed" (and how many stories needed a second try) over the unit, server and browser tests. */
export function printSummary() {
  const unit = read('dist/unit-report.json');
  const browser = read('dist/e2e-report.json');
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats?.expected ?? 0) + (browser?.stats?.flaky ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.stats?.unexpected ?? 0);
  const flaky = browser?.stats?.flaky ?? 0;
  const again = flaky ? `, ${flaky} of them only at the second try` : '';
  process.stdout.write(`\n${passed} passed${again}, ${failed} failed\n`);
}

function read(path) {
  const file = `${root}${path}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

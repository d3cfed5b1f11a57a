/** Adds up what the two test runners wrote, and prints the last lines of `npm test`: what failed, by name, and one closing line. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './ensure-installed.mjs';

/**
 * Prints each failed test with the first lines of its error, for whoever sees only the end of a log, then "N passed, N failed" (and how many
 * stories needed a second try) over the unit, server and browser tests.
 * @param {readonly string[]} leftOut what this machine could not test, in sentences
 */
export function printSummary(leftOut = []) {
  const unit = read('dist/unit-report.json');
  const browser = read('dist/e2e-report.json');
  for (const line of [...failedUnits(unit), ...failedStories(browser?.suites)])
    process.stdout.write(`${line}\n`);
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats?.expected ?? 0) + (browser?.stats?.flaky ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.stats?.unexpected ?? 0);
  const flaky = browser?.stats?.flaky ?? 0;
  const again = flaky ? `, ${flaky} of them only at the second try` : '';
  if (leftOut.length > 0) process.stdout.write(`\nLeft out on this machine:\n  ${leftOut.join('\n  ')}\n`);
  process.stdout.write(`\n${passed} passed${again}, ${failed} failed\n`);
}

function failedUnits(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const red = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      if (red.length === 0) return [told(file, 'the file', message)];
      return red.map(({ fullName, failureMessages }) => told(file, fullName, failureMessages[0]));
    });
}

function failedStories(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => told(`e2e/${file}`, title, '')),
    ...failedStories(inner),
  ]);
}

function told(file, title, message) {
  const [said = '', ...rest] = (message ?? '').split('\n').slice(0, 4);
  return [`\nFailed: ${file} › ${title}`, said, ...rest].filter(Boolean).join('\n    ').slice(0, 600);
}

function read(path) {
  const file = `${root}${path}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

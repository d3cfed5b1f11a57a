/** Covers tests, e2e. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A machine at half its speed beside another test took 10 s for what takes half a second: only what hangs takes this long. */
const leastMs = 20_000;
const measured =
  /(?:Date|performance)\.now\(\) - \w+(?:\)|, ['"`][^'"`]*['"`]\))\.toBeLessThan(?:OrEqual)?\((\d[\d_]*)\)/g;
const waited = /\btimeout: (\d[\d_]*)/g;

// Vitest's own wait is over after one second.
const unsaid = /\bvi\.wait(?:For|Until)\((?:(?!\d\d_000)[^;]|;(?!\n))*?\);\n/g;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

const impatient = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)]
      .filter(([, ms = '']) => Number(ms.replaceAll('_', '')) < leastMs)
      .map(([found]) => `${file}: ${found}`),
  );

test('no test is red because a machine is slow: what it measures by the clock may take long', () => {
  expect(impatient([...filesIn('tests'), ...filesIn('e2e')], measured)).toEqual([]);
});

// A story waits a short while where it looks again in a loop.
test('no unit test gives up on what a slow machine still brings', () => {
  expect(filesIn('tests').length).toBeGreaterThan(500);
  expect(impatient(filesIn('tests'), waited)).toEqual([]);
  expect(filesIn('tests').filter((file) => unsaid.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// A chat hides eight digits in a row, and one name of forty made so is nothing else.
test('no name that a story looks for is hidden by chance', () => {
  const drawn = /`[^`]*\$\{randomUUID\(\)\.slice\(/;

  expect(filesIn('e2e').filter((file) => drawn.test(readFileSync(file, 'utf8')))).toEqual([]);
});

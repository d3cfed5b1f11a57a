/** Covers tests, e2e. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A machine at half its speed beside another test took 10 s for what takes half a second: only what hangs takes this long. */
const leastMs = 20_000;
const measured =
  /(?:Date|performance)\.now\(\) - \w+(?:\)|, ['"`][^'"`]*['"`]\))\.toBeLessThan(?:OrEqual)?\((\d[\d_]*)\)/g;

test('no test is red because a machine is slow: what it measures by the clock may take long', () => {
  const files = ['tests', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const impatient = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(measured)]
      .filter(([, ms = '']) => Number(ms.replaceAll('_', '')) < leastMs)
      .map(([found]) => `${file}: ${found}`),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(impatient).toEqual([]);
});

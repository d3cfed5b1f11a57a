/** Covers src/tools/notices.ts. */
/** NOTICE names every library and font that the product is distributed with. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries, notices, readLicense } from '../../src/tools/notices.ts';
import type { LockFile } from '../../src/tools/sbom.ts';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('NOTICE is what `npm run notices` writes', () => {
  expect(readFileSync('NOTICE', 'utf8')).toBe(notices(lock, readLicense));
});

test('a library of production is named with its license, a tool of development is not', () => {
  expect(libraries(lock)).toContain('fastify: MIT');
  expect(libraries(lock).some((line) => line.startsWith('vitest:'))).toBe(false);
});

test('each font comes with its license and its reserved name', () => {
  const text = notices(lock, readLicense);
  for (const font of ['Inter', 'Figtree', 'Nunito Sans', 'Source Serif 4', 'Arimo', 'Liberation Sans']) {
    expect(text).toContain(`\n${font} (`);
  }
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1 - 26 February 2007/g)).toHaveLength(6);
});

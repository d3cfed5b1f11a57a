/** What `npm test` leaves to `npm test -- --all` exists, and so does what proves the same of one. */
/** Covers tests. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import sweeps from '../sweeps.json' with { type: 'json' };

const all: { file: string; because: string }[] = [...sweeps.tests, ...sweeps.stories];

test.each(all)('$file', ({ file, because }) => {
  const named = because.match(/(?:tests|e2e)\/[\w./-]*\w/g) ?? [];

  expect([file, ...named].filter((path) => !existsSync(path))).toEqual([]);
});

/** src/types is generated; this fails when a schema has changed and the types have not. */
/** Covers src/tools/{party-types,types}.ts, src/types. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateTypes } from '../../src/tools/types.ts';

const folder = new URL('../../src/types/', import.meta.url);

test('src/types is what `npm run types` writes', async () => {
  const fresh = await generateTypes();

  const written = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  );

  expect(Object.keys(written).sort()).toEqual(Object.keys(fresh).sort());
  expect(Object.keys(fresh).filter((file) => fresh[file] !== written[file])).toEqual([]);
});

/** No test judges half a file: one that shares something is read whole, as all readers of the product read it. */
/** Covers tests/whole-files.ts, src/content/files/shared-parts.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeFile } from './whole-files.ts';

const sources = ['tests', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);
const asWritten =
  /(?:import \w+ from|readFileSync\(|new URL\()\s*['"`](?:\.{1,2}\/)*(flows\/[^'"`\s]+)['"`]/g;

test('the files that tests read as they are written share nothing', () => {
  const read = sources.flatMap(([file, text]) =>
    [...text.matchAll(asWritten)].map(([, path = '']) => ({ file, path })),
  );
  // A page by its name may be any page.
  const halves = read.filter(({ path }) =>
    path.includes('${')
      ? /pages\/\$/.test(path)
      : /"(?:use|extends)": "[a-z/-]+"/.test(readFileSync(path, 'utf8')),
  );

  expect(read.length).toBeGreaterThan(15);
  expect(halves).toEqual([]);
});

test('a file that is read whole has what it shares', () => {
  const page = wholeFile<{ title: string; actions: { submit: object } }>('flows/signer/pages/identity.json');

  expect(page.title).toBe('Verify your identity');
  expect(page.actions.submit).toMatchObject({ kind: 'primary', do: 'save', then: 'route' });
});

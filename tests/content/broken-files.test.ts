/** Files that cannot be read are told all at once, and a key that stands twice is one that is lost unseen. */
/** Covers src/content/files/duplicate-keys.ts, src/engine/issues/content-error.ts, src/content/files. */
import { expect, test } from 'vitest';
import { duplicateKeys } from '../../src/content/files/duplicate-keys.ts';
import { readTree } from '../../src/content/files/read-files.ts';
import { ContentError } from '../../src/engine/issues/content-error.ts';
import { rootWith } from './small-root.ts';

test('every broken file is named, not only the first', () => {
  const places = issuesOf({ 'flows/loan/rules.json': '{ "a": ', 'flows/loan/pages/amount.json': '{,}' });

  expect(places.map(({ place }) => place)).toEqual(['flows/loan/pages/amount.json', 'flows/loan/rules.json']);
});

test('a key that stands twice is told with both lines', () => {
  const [issue] = issuesOf({ 'flows/loan/rules.json': '{\n  "isOld": {},\n  "isOld": {}\n}' });

  expect(issue).toMatchObject({
    code: 'FILE_UNREADABLE',
    place: 'flows/loan/rules.json',
    message: 'line 3: "isOld" stands in line 2 already.',
  });
});

test.each([
  ['keys of different objects', '{"a":{"b":1},"c":[{"b":2},{"b":3}]}', []],
  ['a value that looks like a key', '{"a":"b","b":"a\\": 1","c":["a","b"]}', []],
  ['a key written in two ways', '{"a":1,"\\u0061":2}', ['a']],
  ['a key behind an inner object', '{"a":{"x":1},"b":[1,{"a":2}],"a":3}', ['a']],
])('duplicate keys: %s', (_, text, keys) => {
  expect(duplicateKeys(text).map(({ key }) => key)).toEqual(keys);
});

function issuesOf(files: Record<string, unknown>) {
  try {
    readTree(rootWith(files));
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
  throw new Error('The content was accepted.');
}

/** The lenders by which the server's tests are told apart are in service: a new check that refuses one is told here, in a second. */
/** Covers src/content/read-content.ts. */
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { fixtureRoot } from '../server/fixtures/content-root.ts';

test('the content of the fixtures has no lender that the check refuses', () => {
  const { orgs, outOfService } = readContent(fixtureRoot(), { part: true });

  expect(outOfService).toEqual({});
  expect(Object.keys(orgs)).toEqual(expect.arrayContaining(['acme', 'default']));
});

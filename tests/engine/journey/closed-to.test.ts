/** Which lenders take no applications from unreferred visitors. */
/** Covers src/engine/journey/closed-to.ts. */
import { expect, test } from 'vitest';
import { closedTo } from '../../../src/engine/journey/closed-to.ts';

test('[ACC-B13] closed lenders take nobody from the street, except the referred', () => {
  const closed = {
    organizations: ['WHOLESALE' as const, 'REFERRING_LO' as const],
    page: 'closed',
    paths: ['/'],
    unlessReferred: ['/register'],
  };
  const isClosed = (path: string, organization: string, referred = false) =>
    closedTo({ closed }, { path, organization, referred });
  for (const kind of ['WHOLESALE', 'REFERRING_LO']) {
    expect(isClosed('/', kind)).toBe(true);
    expect(isClosed('/', kind, true)).toBe(true);
    expect(isClosed('/register', kind)).toBe(true);
    expect(isClosed('/register/', kind)).toBe(true);
    expect(isClosed('/register', kind, true)).toBe(false);
    expect(isClosed('/register/support', kind)).toBe(false);
    expect(isClosed('/dashboard', kind)).toBe(false);
  }
  expect(isClosed('/register', 'DIRECT')).toBe(false);
  expect(closedTo({}, { path: '/', organization: 'WHOLESALE', referred: false })).toBe(false);
});

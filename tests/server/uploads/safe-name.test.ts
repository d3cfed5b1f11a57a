/** A file keeps its name as far as it can be shown; a long one loses whole letters, never half of one. */
/** Covers src/server/uploads/safe-name.ts. */
import { expect, test } from 'vitest';
import { safeName } from '../../../src/server/uploads/safe-name.ts';

test.each([115, 116, 117])('a name cut beside an emoji after %i letters has none or all of it', (count) => {
  const name = safeName(`${'a'.repeat(count)}👍🏽👍🏽.pdf`);

  expect(name.length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^a+(👍🏽)*\.pdf$/u);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

test('an accent is not left without its letter', () =>
  expect(safeName(`${'x'.repeat(115)}q\u0323\u0323.pdf`)).toBe(`${'x'.repeat(115)}.pdf`));

test('path, direction marks and control characters go', () =>
  expect(safeName('C:\\tax\\\u202efdp.2025\u0000.pdf')).toBe('fdp.2025.pdf'));

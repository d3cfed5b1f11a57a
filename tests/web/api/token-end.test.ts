/** When a session token ends. */
/** Covers src/web/platform/api/transport/token-end.ts. */
import { expect, test } from 'vitest';
import { tokenEnd } from '../../../src/web/platform/api/transport/token-end.ts';

test('a token says when it ends; anything else does not', () => {
  const token = `x.${btoa(JSON.stringify({ exp: 1_800_000_000 }))}.y`;
  expect(tokenEnd(token)).toBe(1_800_000_000_000);
  expect(tokenEnd('nonsense')).toBeUndefined();
});

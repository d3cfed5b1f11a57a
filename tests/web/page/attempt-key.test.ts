/** The key under which a page is sent. */
/** Covers src/web/page/attempt-key.ts. */
import { describe, expect, test } from 'vitest';
import { attemptKeys } from '../../../src/web/page/attempt-key.ts';

describe('attempts', () => {
  test('one key for the same answers until the server has answered', () => {
    let count = 0;
    const keys = attemptKeys(() => `k${++count}`);
    expect([keys.keyFor({ a: 1 }), keys.keyFor({ a: 1 }), keys.keyFor({ a: 2 })]).toEqual(['k1', 'k1', 'k2']);
    keys.answered();
    expect(keys.keyFor({ a: 2 })).toBe('k3');
  });
});

/** FAULT-8, FINDING-B10: whatever the browser's clock says, it warns two minutes before the session ends, and ends it in time. */
/** Covers src/web/platform/data/server-clock.ts, src/web/shell/use-session-clock.ts, src/web/shell. */
// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../src/web/platform/api/transport/client.ts';
import { noteServerDate } from '../../src/web/platform/data/server-clock.ts';
import { useSessionClock } from '../../src/web/shell/use-session-clock.ts';

const day = 86_400_000;
const minute = 60_000;
const server = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.setSystemTime(server);
  noteServerDate(new Date(server).toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A token that the server gave out just now, for fifteen minutes. */
function token() {
  const claims = { exp: (server + 15 * minute) / 1000, sub: 'somebody' };
  return `x.${btoa(JSON.stringify(claims))}.x`;
}

test.each([
  ['right', 0],
  ['a day ahead', day],
  ['a day behind', -day],
  ['twenty minutes ahead', 20 * minute],
])('FAULT-8: the clock is %s', async (_, off) => {
  vi.setSystemTime(server + off);
  const date = new Date(server).toUTCString();
  vi.stubGlobal(
    'fetch',
    async () => new Response('{}', { headers: { date, 'content-type': 'application/json' } }),
  );
  const held = token();
  const { result } = renderHook(() => useSessionClock(held));
  await act(() => createClient({ orgCode: 'default' })({ method: 'GET', path: '/x' }));

  await act(() => vi.advanceTimersByTimeAsync(13 * minute - 1000));
  expect(result.current.phase).toBe('well');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.phase).toBe('warned');
  expect((result.current.end ?? 0) - Date.now()).toBeCloseTo(2 * minute - 1000, -3.4);
  await act(() => vi.advanceTimersByTimeAsync(2 * minute));
  expect(result.current.phase).toBe('over');
});

test('FINDING-B10: a laptop that slept past the end finds the session over when it is opened', async () => {
  const held = token();
  vi.setSystemTime(server);
  noteServerDate(new Date(server).toUTCString());
  const { result } = renderHook(() => useSessionClock(held));
  expect(result.current.phase).toBe('well');
  vi.setSystemTime(server + 60 * minute);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.phase).toBe('over');
});

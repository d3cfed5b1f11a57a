/** A part of the application that no longer loads: reloads that are counted, what is typed first, then the error page (ACC-B6). */
/**
 * Covers src/web/page/unsaved.ts, src/web/shell/lost-chunk.ts, src/web/shell/{error-boundary,load-failure}.tsx.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSaved, saveEverything } from '../../src/web/page/unsaved.ts';
import { OrgContext } from '../../src/web/platform/data/org-context.ts';
import { ErrorBoundary } from '../../src/web/shell/error-boundary.tsx';
import { LoadFailure } from '../../src/web/shell/load-failure.tsx';
import { isLostChunk, reloadAfterLostChunk, watchPreloads } from '../../src/web/shell/lost-chunk.ts';
import { orgData } from './fixtures/org.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: /a.js');
const KEY = 'heloc-chunk-reloads';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function world({ online = true, now = 1_000_000, kept = new Map<string, string>() } = {}) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const said: string[] = [];
  const save = vi.fn(async () => void said.push('save'));
  const reload = vi.fn(() => void said.push('reload'));
  return { online, now, storage: () => storage, save, reload, said, kept };
}

describe('the count', () => {
  test('[ACC-B6] FAULT-18: reloads five times and no more', async () => {
    const here = world();
    const tries = Array.from({ length: 7 }, () => reloadAfterLostChunk(LOST, here));
    expect(tries).toEqual([true, true, true, true, true, false, false]);
    await vi.waitFor(() => expect(here.reload).toHaveBeenCalledTimes(5), 60_000);
  });

  test('[ACC-B6] reloads of another day count no more', () => {
    const kept = new Map<string, string>();
    for (let index = 0; index < 6; index += 1) reloadAfterLostChunk(LOST, world({ kept }));
    expect(reloadAfterLostChunk(LOST, world({ kept, now: 1_000_000 + 10 * 60_000 }))).toBe(true);
  });

  test('[ACC-B6] FAULT-17: a count that cannot be read begins again', () => {
    expect(reloadAfterLostChunk(LOST, world({ kept: new Map([[KEY, 'five times']]) }))).toBe(true);
  });

  test('[ACC-B6] FAULT-18: never offline, never without session storage, never for other errors', () => {
    const denied = {
      ...world(),
      storage: () => {
        throw new DOMException('denied');
      },
    };
    expect(reloadAfterLostChunk(LOST, world({ online: false }))).toBe(false);
    expect(reloadAfterLostChunk(LOST, denied)).toBe(false);
    expect(reloadAfterLostChunk(new Error('other'), world())).toBe(false);
  });

  test.each([
    'Failed to fetch dynamically imported module: https://x.example/a.js',
    'error loading dynamically imported module: https://x.example/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('[ACC-B6] %s is a lost part', (message) => expect(isLostChunk(new TypeError(message))).toBe(true));
});

describe('what is typed', () => {
  test('[ACC-B6] FAULT-18: is saved before the page reloads', async () => {
    const here = world();
    reloadAfterLostChunk(LOST, here);
    await vi.waitFor(() => expect(here.said).toEqual(['save', 'reload']), 60_000);
  });

  test('[ACC-B6] is saved by every page that is open, and a server that is silent holds nobody', async () => {
    vi.useFakeTimers();
    const good = vi.fn(async () => undefined);
    const stop = [keepSaved(good), keepSaved(() => new Promise(() => undefined))];
    let done = false;
    void saveEverything().then(() => (done = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect([good.mock.calls.length, done]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
    for (const end of stop) end();
    await saveEverything();
    expect(good).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

test('[ACC-B6] a failed preload dispatches preload-error with its reason', () => {
  const heard = vi.fn();
  window.addEventListener('preload-error', heard, { once: true });
  watchPreloads();
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: LOST }));
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ type: 'preload-error', detail: LOST });
});

describe('on the page', () => {
  const snag = () => screen.queryByRole('heading', { name: 'Sorry, looks like we have hit a snag!' });

  async function draw(part: React.ReactNode) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const report = vi.fn();
    await act(async () => {
      render(
        <OrgContext value={orgData()}>
          <MemoryRouter>
            <ErrorBoundary report={report}>
              <Suspense fallback={null}>{part}</Suspense>
            </ErrorBoundary>
          </MemoryRouter>
        </OrgContext>,
      );
    });
    return report;
  }

  const lost = () => {
    const Part = lazy(() => Promise.reject(LOST));
    return <Part />;
  };
  const parts = { 'a component': lost, 'the rules of a page': () => <LoadFailure error={LOST} /> };

  test.each(Object.entries(parts))('[ACC-B6] %s that is lost counts a reload', async (_, part) => {
    await draw(part());
    expect(window.sessionStorage.getItem(KEY)).toMatch(/^1 /);
    expect(snag()).toBeNull();
  });

  test.each(Object.entries(parts))('[ACC-B6] after five reloads %s shows the error page', async (_, part) => {
    window.sessionStorage.setItem(KEY, `5 ${Date.now()}`);
    await draw(part());
    expect(snag()).toBeVisible();
  });
});

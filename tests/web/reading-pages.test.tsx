/**
 * Covers src/engine/journey/{find-step,stays-open}.ts, src/web/journey/{use-polling,where}.ts, src/web/journey.
 */
// @vitest-environment jsdom
/**
 * Every page of the product that can leave the step as it was: submitted, and then read for two minutes, it stands
 * where it stood, may be sent again, and the server was asked nothing (FINDING-A1.1).
 */
import './fixtures/browser.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { staysOpen } from '../../src/engine/journey/stays-open.ts';
import { usePolling } from '../../src/web/journey/use-polling.ts';
import { where } from '../../src/web/journey/where.ts';
import { cases } from '../flows/heloc-core.ts';
import { helocWithPages as heloc } from '../flows/heloc-pages.ts';

type Routed = { step: string; facts: Record<string, unknown>; path: string };
type Reading = { page: string; step: string | null; facts: Record<string, unknown> };

// The rule beside the steps is not what is tested here: as far as it goes, every page is open.
const core = {
  ...heloc,
  pages: Object.fromEntries(
    Object.entries(heloc.pages).map(([id, page]) => [
      id,
      page.open ? { ...page, open: { at: page.open.at } } : page,
    ]),
  ),
};

const kindOf = (step: string | null) => findStep(core.steps, step)?.kind ?? 'ordinary';
const steps = [null, ...Object.keys(core.steps?.steps ?? {}).filter((name) => !name.includes('*'))];
const besides: Reading[] = Object.entries(core.pages).flatMap(([page, { open }]) =>
  steps
    .filter((step) => open && open.at !== 'any' && open.at.includes(step ?? 'start'))
    .map((step) => ({ page, step, facts: {} })),
);
const routed: Reading[] = cases<Routed[]>('routes')
  .filter(({ step, path }) => path !== '/' && steps.includes(step) && kindOf(step) !== 'waiting')
  // A step without a row leads where the machine stands, which these facts do not say.
  .filter(({ step }) => findStep(core.steps, step)?.routes)
  .map(({ step, facts, path }) => ({ page: path, step, facts }));
const first: Reading[] = [{ page: 'start/profile', step: null, facts: {} }];

afterEach(() => vi.useRealTimers());

describe('sent, and read for two minutes', () => {
  test('the pages that the review named are among them', () => {
    const named = [...besides, ...routed, ...first].map(({ page, step }) => `${page} at ${step}`);
    for (const one of [
      'start/profile at null',
      'start/details at null',
      'start/home at null',
      'start/app-summary at APP_SUBMISSION',
      'start/income at APP_SUBMISSION',
      'liens at APP_SUBMISSION',
      'product/select at APP_SUBMISSION',
      'income/review at INCOME_VERIFICATION',
      'income/link at INCOME_VERIFICATION',
      'identity at IDENTITY_VERIFICATION',
      'bank/autopay at AUTOPAY_ACCOUNT',
      'bank/confirm at AUTOPAY_ACCOUNT',
    ])
      expect(named).toContain(one);
  });

  test.each([...first, ...besides, ...routed])('$page at $step', async ({ page, step, facts }) => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => step);
    const onChange = vi.fn(async () => undefined);
    const { result } = renderHook(() => usePolling({ core, step, page, ask, onChange }));
    act(() => result.current.submitted({ before: step, step, started: false, follows: true }));
    for (let second = 0; second < 120; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));

    const standing = { facts, step: result.current.step, done: [page], events: [] };
    expect(result.current.step).toBe(step);
    expect(staysOpen(core, standing, page)).toBe(true);
    const path = [page, ...Object.keys(core.pages[page]?.params ?? {})].join('/');
    expect(where(core, standing, path)).toMatchObject({ kind: 'page', mode: 'open' });
    expect(onChange).not.toHaveBeenCalled();
    // A step that says who else is at work is looked at now and then; one that the borrower moves, never.
    if (!findStep(core.steps, step)?.says) expect(ask).not.toHaveBeenCalled();
  });
});

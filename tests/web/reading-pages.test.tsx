/**
 * Every page of the product that can leave the step as it was: submitted, and then read for two minutes, it stands
 * where it stood, may be sent again, and the server was asked nothing (FINDING-A1.1).
 */
/**
 * Covers src/engine/journey/{find-step,stays-open}.ts, src/web/journey/{use-polling,where}.ts, src/web/journey.
 */
// @vitest-environment jsdom
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
    const ask = vi.fn(async () => ({ step }));
    const onChange = vi.fn(async () => undefined);
    const { result } = renderHook(() =>
      usePolling({ core, step, page, path: page, beside: false, watched: false, ask, onChange }),
    );
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

describe('the page of a wait that asks the borrower for something', () => {
  const step = 'WAITING_FOR_SOFT_CREDIT';
  const pin = 'review-app/incorrect-pin';
  const watch = (asked: { step: string; page: string }, more: object) => {
    const ask = vi.fn(async () => asked);
    const onChange = vi.fn(async () => undefined);
    const options = {
      core,
      step,
      page: pin,
      path: pin,
      beside: false,
      watched: false,
      ask,
      onChange,
      ...more,
    };
    return { ...renderHook(() => usePolling(options)), onChange };
  };
  const minutes = async (count: number) => {
    for (let second = 0; second < count * 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  };

  test('nobody is timed out there: a PIN may be looked for as long as it takes', async () => {
    vi.useFakeTimers();
    const { result, onChange } = watch({ step, page: pin }, { beside: true });
    await minutes(10);

    expect([result.current.step, result.current.waiting]).toEqual([step, false]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a page that changes while the step stays is shown', async () => {
    vi.useFakeTimers();
    const { onChange } = watch({ step, page: pin }, { path: 'waiting' });
    await minutes(1);

    expect(onChange).toHaveBeenCalled();
  });

  test('an answer that a person reads is looked at until it is decided', async () => {
    vi.useFakeTimers();
    const reviewed = {
      step: 'DELINQUENCY_REVIEW',
      page: 'review-app/delinquency',
      path: 'review-app/delinquency',
    };
    const { onChange } = watch(
      { step: 'OFFER_SELECTION', page: 'product/select' },
      { ...reviewed, watched: true },
    );
    await minutes(1);

    expect(onChange).toHaveBeenCalled();
  });
});

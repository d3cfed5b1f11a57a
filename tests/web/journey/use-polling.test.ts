/** A page that waits asks until the server has continued, whatever it was told in between and however the reading went. */
/** Covers src/web/journey/{use-polling,poll-state}.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePolling } from '../../../src/web/journey/use-polling.ts';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import { helocWithPages as core } from '../../flows/heloc-pages.ts';

afterEach(() => vi.useRealTimers());

const joint = 'start/co-borrower';
const paths: Record<string, string> = {
  WAITING_FOR_CO_BORROWER: joint,
  REVISED_OFFER_SELECTION: 'product/select',
};
const pathOf = (step: string) => paths[step] ?? 'waiting';

const away = new ApiError('The network is away.', 0);
const broken = new ApiError('The server is broken.', 500);

type Told = [step: string, untilSecond: number][];

/**
 * A browser at the first of the steps that the server names. The page is drawn with a journey that was read again before the
 * poll that found the change continues.
 * @param answer throws where a question for the step fails
 * @param read what reading the journey gives while the server is at a step; may throw
 */
function opened(
  told: Told,
  read = (step: string): string => step,
  answer = (_second: number): void => undefined,
) {
  vi.useFakeTimers();
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const now = () => {
    const second = seconds();
    return (told.find(([, until]) => second < until) ?? told.at(-1))?.[0] ?? '';
  };
  let journey = now();
  const options = () => ({
    ...{ core, page: joint, beside: false, watched: false, step: journey, path: pathOf(journey) },
    ask: async () => {
      answer(seconds());
      return { step: now(), page: pathOf(now()) };
    },
    onChange: async () => {
      journey = read(now());
      await new Promise((resolve) => setTimeout(resolve, 400));
    },
  });
  const hook = renderHook(() => usePolling(options()));
  return async (seconds: number) => {
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
      await act(() => vi.advanceTimersByTimeAsync(250));
      hook.rerender();
    }
    return { step: hook.result.current.step, read: journey };
  };
}

const offer = 'REVISED_OFFER_SELECTION';
const at = (step: string) => ({ step, read: step });

test('a page that learned that the bureau is asked now learns of its answer, too', async () => {
  const wait = opened([
    ['WAITING_FOR_CO_BORROWER', 1],
    ['HARD_CREDIT_PULL', 15],
    [offer, 0],
  ]);

  expect(await wait(8)).toEqual(at('HARD_CREDIT_PULL'));
  expect(await wait(20)).toEqual(at(offer));
});

test('so does one that found another wait at its first question', async () => {
  const wait = opened([
    ['HARD_CREDIT_PULL', 0.5],
    ['PREQUAL_TITLE', 15],
    [offer, 0],
  ]);

  expect(await wait(4)).toEqual(at('PREQUAL_TITLE'));
  expect(await wait(20)).toEqual(at(offer));
});

test.each([
  [
    'fails',
    () => {
      throw new Error('The server is away.');
    },
  ],
  ['still shows what was', () => 'HARD_CREDIT_PULL'],
])('when reading what changed %s, it is read again', async (_, first) => {
  let reads = 0;
  const wait = opened(
    [
      ['HARD_CREDIT_PULL', 0.5],
      [offer, 0],
    ],
    (step) => {
      reads += 1;
      return reads === 1 ? first() : step;
    },
  );

  expect(await wait(20)).toEqual(at(offer));
});

const bureau: Told = [
  ['HARD_CREDIT_PULL', 150],
  [offer, 0],
];

test('a network that is away uses up none of the questions of a wait', async () => {
  let asked = 0;
  const wait = opened(bureau, undefined, (second) => {
    asked += 1;
    if (second < 100) throw away;
  });

  expect(await wait(100)).toEqual(at('HARD_CREDIT_PULL'));
  // No more often than a wait is asked for at its slowest.
  expect(asked).toBeLessThan(25);
  expect(await wait(70)).toEqual(at(offer));
});

test('a server that answers each question with a failure is not waited for without end', async () => {
  const wait = opened(bureau, undefined, () => {
    throw broken;
  });

  expect((await wait(120)).step).toBe('UNKNOWN');
});

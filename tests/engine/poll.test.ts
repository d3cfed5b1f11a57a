/** Polling: 1, 2, 4, 5, 5 … seconds; 7 attempts, 14 while waiting; UNKNOWN at the end, save for the steps that stay. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../src/engine/compile.ts';
import { poll } from '../../src/engine/poll.ts';
import { smallBundle } from './small-bundle.ts';

const flow = assemble(smallBundle());
const answers = (step: string, previous: string | null, count: number) =>
  Array.from({ length: count }, (_, index) => poll(flow, { step, previous, attempt: index + 1 }));

describe('poll', () => {
  test('a waiting step is asked 14 times, then unknown', () => {
    const all = answers('WAITING_FOR_RECORD', 'WAITING_FOR_RECORD', 14);

    const delays = all.map((answer) => (answer.do === 'wait' ? answer.delayMs : answer.step));
    expect(delays).toEqual([
      1000,
      2000,
      4000,
      5000,
      5000,
      5000,
      5000,
      5000,
      5000,
      5000,
      5000,
      5000,
      5000,
      'UNKNOWN',
    ]);
  });

  test('an ordinary step that has not changed is asked 7 times, then unknown', () => {
    const all = answers('DETAILS', 'DETAILS', 7);

    const delays = all.map((answer) => (answer.do === 'wait' ? answer.delayMs : answer.step));
    expect(delays).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 'UNKNOWN']);
  });

  test('a step that keeps itself stays when the attempts are used up', () => {
    expect(answers('GEN_NOTE', 'GEN_NOTE', 14).at(-1)).toEqual({ do: 'stop', step: 'GEN_NOTE' });
  });

  test.each([
    ['an ordinary step that is new', 'DETAILS', 'WAITING_FOR_RECORD', 'stop'],
    ['an ordinary step at first sight', 'DETAILS', null, 'stop'],
    ['a stable step, even unchanged', 'STOPPED', 'STOPPED', 'stop'],
    ['a terminal step, even unchanged', 'COMPLETE', 'COMPLETE', 'stop'],
    ['a waiting step at first sight', 'WAITING_FOR_RECORD', null, 'wait'],
    ['another waiting step', 'GEN_NOTE', 'WAITING_FOR_RECORD', 'wait'],
    ['a waiting step by its beginning', 'WAITING_FOR_NEWS', 'WAITING_FOR_NEWS', 'wait'],
    ['a step that nobody knows, unchanged', 'NEW_STEP', 'NEW_STEP', 'wait'],
  ])('%s', (_, step, previous, expected) => {
    expect(poll(flow, { step, previous, attempt: 1 }).do).toBe(expected);
  });

  test('nothing is polled on a page that pauses it', () => {
    expect(poll(flow, { step: 'WAITING_FOR_RECORD', previous: null, attempt: 1, page: 'end' })).toEqual({
      do: 'stop',
      step: 'WAITING_FOR_RECORD',
    });
  });
});

/** Polling: after 1, 2, 4, 5, 5 … seconds; 7 calls, 14 while waiting; UNKNOWN at the end, save for the steps that stay. */
/** Covers src/engine/content/compile.ts, src/engine/journey/poll.ts. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/engine/content/compile.ts';
import { poll } from '../../../src/engine/journey/poll.ts';
import { smallBundle } from '../small-bundle.ts';

const flow = compile(smallBundle());
const delays = ({ step, started = false }: { step: string | null; started?: boolean }, count: number) =>
  Array.from({ length: count }, (_, attempt) => {
    const answer = poll(flow, { step }, { started, attempt });
    return answer.do === 'wait' ? answer.delayMs : answer.step;
  });

describe('poll', () => {
  test('a waiting step is asked 14 times, then unknown (FINDING-A3.2)', () => {
    const five = Array.from({ length: 11 }, () => 5000);
    expect(delays({ step: 'WAITING_FOR_RECORD' }, 15)).toEqual([1000, 2000, 4000, ...five, 'UNKNOWN']);
  });

  test('an ordinary step for which something was started is asked 7 times, then unknown (FINDING-A3.2)', () => {
    const expected = [1000, 2000, 4000, 5000, 5000, 5000, 5000, 'UNKNOWN'];
    expect(delays({ step: 'DETAILS', started: true }, 8)).toEqual(expected);
  });

  test('an ordinary step that only the borrower changes is never asked again and never unknown (FINDING-A1.1)', () => {
    for (const step of ['DETAILS', 'NEW_STEP', null])
      expect(delays({ step }, 15)).toEqual(Array.from({ length: 15 }, () => step));
  });

  test('a step that keeps itself stays when the attempts are used up', () => {
    expect(delays({ step: 'GEN_NOTE' }, 15).at(-1)).toBe('GEN_NOTE');
  });

  test.each([
    ['a stable step', 'STOPPED', true, 'stop'],
    ['a terminal step', 'COMPLETE', true, 'stop'],
    ['a waiting step, whoever set it going', 'WAITING_FOR_RECORD', false, 'wait'],
    ['a waiting step by its beginning', 'WAITING_FOR_NEWS', false, 'wait'],
    ['a step that nobody knows, with something started', 'NEW_STEP', true, 'wait'],
  ])('%s', (_, step, started, expected) => {
    expect(poll(flow, { step }, { started, attempt: 0 }).do).toBe(expected);
  });

  test('nothing is polled on a page that pauses it', () => {
    expect(poll(flow, { step: 'WAITING_FOR_RECORD' }, { attempt: 0, page: 'end' })).toEqual({
      do: 'stop',
      step: 'WAITING_FOR_RECORD',
    });
  });
});

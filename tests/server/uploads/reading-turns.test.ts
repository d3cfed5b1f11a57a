/** Whose file is looked at next, and what everyone else hears meanwhile. */
/** Covers src/server/uploads/reading-turns.ts. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type ReadingTurns, readingTurns, type Waiting } from '../../../src/server/uploads/reading-turns.ts';

const lane = { running: 1, waiting: 4, waitingEach: 2, patienceMs: 60_000, seconds: 10, refillMs: 100_000 };
const lanes = { known: lane, strangers: lane };
const minute = 60_000;

let now = 0;
let turns: ReadingTurns;
let looked: string[] = [];

beforeEach(() => {
  now = 0;
  looked = [];
  turns = readingTurns(lanes, () => now);
});

const stranger = (key: string, bytes = 1): Waiting => ({ sender: { key, isKnown: false }, bytes });
const borrower = (key: string): Waiting => ({ sender: { key, isKnown: true }, bytes: 1 });

function withResolvers() {
  const held: { resolve: () => void } = { resolve: () => undefined };
  const promise = new Promise<void>((resolve) => {
    held.resolve = resolve;
  });
  return { promise, resolve: () => held.resolve() };
}

/** A file that is looked at until it is let go. */
function held(asked: Waiting) {
  const { promise: gone, resolve: letGo } = withResolvers();
  const done = turns(asked, async () => gone);
  return { done, letGo };
}

const look = (asked: Waiting, as = asked.sender.key) => turns(asked, async () => void looked.push(as));

/** One that takes the server so many seconds. */
const spend = (asked: Waiting, seconds: number) =>
  turns(asked, (charge) =>
    charge(async () => {
      now += seconds * 1000;
    }),
  );

test('a borrower does not wait for a stranger', async () => {
  const { done, letGo } = held(stranger('far'));

  await look(borrower('Ann'));

  expect(looked).toEqual(['Ann']);
  letGo();
  await done;
});

test('the smaller file is looked at before the larger one that came earlier', async () => {
  const { done, letGo } = held(stranger('first'));
  const waiting = [look(stranger('large', 9_000_000)), look(stranger('small', 50_000))];
  letGo();
  await Promise.all([done, ...waiting]);

  expect(looked).toEqual(['small', 'large']);
});

test('who has used less of the time comes first, however large the file', async () => {
  await spend(stranger('busy'), 5);
  const { done, letGo } = held(stranger('first'));
  const waiting = [look(stranger('busy', 1)), look(stranger('fresh', 9_000_000))];
  letGo();
  await Promise.all([done, ...waiting]);

  expect(looked).toEqual(['fresh', 'busy']);
});

test('one sender takes one place, and others the rest', async () => {
  turns = readingTurns({ ...lanes, known: { ...lane, running: 2 } }, () => now);
  const { done, letGo } = held(borrower('Ann'));
  const second = look(borrower('Ann'), 'second of Ann');

  await look(borrower('Bob'));

  expect(looked).toEqual(['Bob']);
  letGo();
  await Promise.all([done, second]);
});

describe('everybody is answered', () => {
  test('a sender who has used their seconds hears to wait, and when; afterwards their file is taken', async () => {
    await spend(stranger('bomber'), 30);

    const refused = look(stranger('bomber'));
    await expect(refused).rejects.toMatchObject({
      status: 429,
      errors: [{ says: 'file.tired' }],
      detail: { headers: { 'retry-after': '210' } },
    });
    await look(stranger('another'));
    now += 210_000;
    await look(stranger('bomber'));

    expect(looked).toEqual(['another', 'bomber']);
  });

  test('files that waited while their sender used the seconds are refused as they are reached', async () => {
    const first = spend(stranger('bomber'), 30);
    const second = look(stranger('bomber'));

    await first;

    await expect(second).rejects.toMatchObject({ status: 429 });
  });

  test('a full line and a sender’s third waiting file are refused at once', async () => {
    const { done, letGo } = held(stranger('first'));
    const waiting = ['a', 'a', 'b', 'c'].map((key) => look(stranger(key)));

    const busy = {
      status: 503,
      errors: [{ says: 'file.busy' }],
      detail: { headers: { 'retry-after': '10' } },
    };
    await expect(look(stranger('d'))).rejects.toMatchObject(busy);
    letGo();
    await Promise.all([done, ...waiting]);
    expect(looked).toHaveLength(4);
    const again = held(stranger('first'));
    const own = [look(stranger('a')), look(stranger('a'))];
    await expect(look(stranger('a'))).rejects.toMatchObject(busy);
    again.letGo();
    await Promise.all([again.done, ...own]);
  });

  test('a wait that is too long ends in an answer, and takes no place afterwards', async () => {
    turns = readingTurns({ ...lanes, strangers: { ...lane, patienceMs: 5 } }, () => now);
    const { done, letGo } = held(stranger('first'));

    await expect(look(stranger('late'))).rejects.toMatchObject({ status: 503 });
    letGo();
    await done;
    await look(stranger('next'));

    expect(looked).toEqual(['next']);
  });

  test('a file that fails gives its place back and is counted all the same', async () => {
    const failing = turns(stranger('odd'), (charge) =>
      charge(async () => {
        now += minute;
        throw new Error('unreadable');
      }),
    );
    await expect(failing).rejects.toThrow('unreadable');

    await expect(look(stranger('odd'))).rejects.toMatchObject({ status: 429 });
    await look(stranger('next'));

    expect(looked).toEqual(['next']);
  });
});

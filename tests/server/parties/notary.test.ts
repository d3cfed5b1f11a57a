/** The sandbox notary: answers where a tester expects them, hours when people are awake. */
/** Covers src/server/platform/parties/sandbox-parties.ts. */
import { expect, test } from 'vitest';
import { sandboxParties } from '../../../src/server/platform/parties/sandbox-parties.ts';

const subject = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Alvarez',
  address: { street1: '12 Sandbox Way', city: 'Sacramento', state: 'CA', zip: '95814' },
};
const { notary } = await sandboxParties({ paceMs: 0 });

test.each([1, 2, 3, 4])(
  'set %i: five questions of four choices, the right one 1st, 2nd, 3rd, 4th, 1st',
  async (set) => {
    const { questions, answers } = await notary.quiz(subject, set);
    const places = questions.map(({ id, choices }) => choices.indexOf(answers[id] ?? ''));

    expect(questions.map(({ choices }) => choices.length)).toEqual([4, 4, 4, 4, 4]);
    expect(places).toEqual([0, 1, 2, 3, 0]);
    // FINDING-B11: a borrower who finds no fitting answer can say so, at each question; at the 4th that is right.
    expect(questions.map(({ choices }) => choices.at(-1))).toEqual(Array(5).fill('None of these'));
  },
);

test('free times are the whole hours of the week that begins; the lender’s hours choose among them', async () => {
  const from = Date.UTC(2026, 10, 21, 23, 30);
  const slots = await notary.slots(from);

  expect(slots).toHaveLength(7 * 24);
  expect(slots.every((slot) => Date.parse(slot) > from && slot.endsWith(':00:00.000Z'))).toBe(true);
});

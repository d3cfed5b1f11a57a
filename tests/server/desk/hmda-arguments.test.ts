/** Which period the register's command is asked for, and what it says to one that is none. */
/** Covers src/server/desk/hmda/hmda-command.ts. */
import { expect, test } from 'vitest';
import { hmdaArguments } from '../../../src/server/desk/hmda/hmda-command.ts';

test.each([
  [[], '--from needs a day. Write --from 2026-01-31.'],
  [['--from', '2026-02-30', '--to', '2026-03-01'], '--from needs a day. Write --from 2026-01-31.'],
  [['--from', '2026-02-01', '--to', 'now'], '--to needs a day. Write --to 2026-01-31.'],
])('%j is refused: %s', (args, sentence) => {
  expect(() => hmdaArguments(args)).toThrow(sentence);
});

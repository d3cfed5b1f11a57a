/** Answers one call of the studio. */
import { readTree } from '../../content/files/read-files.ts';
import type { Calls, Saved } from '../../studio/calls/calls.ts';
import { house } from './house.ts';
import { lenderQuestions, lenderSheet, newLender } from './lenders.ts';
import { pageSheet } from './page-sheet.ts';
import { pictures } from './pictures.ts';
import { type Done, save, undo } from './save.ts';

/** Folder of the content -> what was done in it since the studio was opened, the last first. */
const done = new Map<string, Done[]>();

function doneIn(root: string): Done[] {
  const known = done.get(root) ?? [];
  done.set(root, known);
  return known;
}

type Answers = {
  [C in keyof Calls]: (
    root: string,
    body: Calls[C]['takes'],
  ) => Calls[C]['gives'] | Promise<Calls[C]['gives']>;
};

const answers: Answers = {
  house: (root) => house(readTree(root), doneIn(root)),
  page: (root, body) => pageSheet(root, readTree(root), body),
  save: (root, body) => save(root, body, doneIn(root)),
  undo: (root) => undo(root, doneIn(root)),
  lender: (root, { code }) => lenderSheet(root, readTree(root), code),
  questions: () => lenderQuestions(),
  pictures: (root, body) => pictures(root, readTree(root), body),
  'new-lender': makeLender,
};

/** By the name of the call. Throws in a sentence for what is not there. */
export async function answer(root: string, call: string, body: unknown): Promise<unknown> {
  if (!Object.hasOwn(answers, call)) throw new Error(`The studio has no call "${call}".`);
  const asked = answers[call as keyof Calls] as (root: string, body: unknown) => unknown;
  return asked(root, body);
}

function makeLender(root: string, { code, answers: said }: Calls['new-lender']['takes']): Saved {
  const made = newLender(readTree(root), code, said);
  if ('save' in made) return save(root, made.save, doneIn(root));
  return { faults: made.problems.map((message) => ({ place: '', message })) };
}

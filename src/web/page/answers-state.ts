/** The state of one open page, changed by pure steps: answers, what may be shown as wrong, what the server said. */
import { produce } from 'immer';
import type { JsonObject } from '../data/json.ts';
import { fieldOf } from './answers.ts';
import type { Issue } from './page-scope.ts';

export type AnswersState = {
  answers: JsonObject;
  /** Fields left at least once, or all of them after a submit. */
  revealed: string[];
  /** The server's own verdicts, until their field changes. */
  server: Issue[];
  /** Failed submits so far; a new one moves the focus to what is wrong. */
  attempt: number;
  /** A failure that belongs to no field. */
  message?: string;
};

export type AnswersEvent =
  | { type: 'changed'; answers: JsonObject; valid: (name: string) => boolean }
  | { type: 'left'; name: string }
  | { type: 'refused'; names: string[]; server?: Issue[]; message?: string }
  | { type: 'sent' };

/** The state of a page that has just opened; `server` is what an earlier try found wrong. */
export function openingState({ answers, server }: Pick<AnswersState, 'answers' | 'server'>): AnswersState {
  return { answers, revealed: [], server, attempt: 0 };
}

/** The state after an event. */
export const reduceAnswers = produce((state: AnswersState, event: AnswersEvent) => {
  if (event.type === 'changed') change(state, event.answers, event.valid);
  if (event.type === 'left' && !state.revealed.includes(event.name)) state.revealed.push(event.name);
  if (event.type === 'refused') refuse(state, event);
  if (event.type === 'sent') Object.assign(state, { message: undefined, server: [] });
});

// An error goes as soon as its answer is right, and comes back only when the field is left again.
function change(state: AnswersState, answers: JsonObject, valid: (name: string) => boolean): void {
  const touched = changedNames(state.answers, answers);
  state.answers = answers;
  state.server = state.server.filter(({ pointer }) => !touched.includes(fieldOf(pointer)));
  state.revealed = state.revealed.filter((name) => !(touched.includes(name) && valid(name)));
}

function refuse(state: AnswersState, event: Extract<AnswersEvent, { type: 'refused' }>): void {
  state.revealed = [...new Set([...state.revealed, ...event.names])];
  state.server = event.server ?? [];
  state.message = event.message;
  state.attempt += 1;
}

function changedNames(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

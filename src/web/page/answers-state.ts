/** The state of one open page, changed by pure steps: answers, what may be shown as wrong, what the server said. */
import type { JsonObject } from '../data/json.ts';
import { fieldOf } from './answers.ts';
import type { Issue } from './page-scope.ts';

export type AnswersState = {
  answers: JsonObject;
  /** Fields left at least once, or all of them after a submit. */
  revealed: string[];
  /** The server's own verdicts, until their field changes. */
  server: Issue[];
  /** Failed submits so far; a new one moves the focus to the summary. */
  attempt: number;
  /** A failure that belongs to no field. */
  message?: string;
};

export type AnswersEvent =
  | { type: 'changed'; answers: JsonObject; valid: (name: string) => boolean }
  | { type: 'left'; name: string }
  | { type: 'refused'; names: string[]; server?: Issue[]; message?: string }
  | { type: 'sent' };

type Told<Type extends AnswersEvent['type']> = Extract<AnswersEvent, { type: Type }>;

/** The state of a page that has just opened. */
export function openingState(answers: JsonObject): AnswersState {
  return { answers, revealed: [], server: [], attempt: 0 };
}

/** The state after an event; the same one when nothing changed. */
export function reduceAnswers(state: AnswersState, event: AnswersEvent): AnswersState {
  if (event.type === 'changed') return changed(state, event);
  if (event.type === 'refused') return refused(state, event);
  if (event.type === 'sent') return sent(state);
  const { revealed } = state;
  return revealed.includes(event.name) ? state : { ...state, revealed: [...revealed, event.name] };
}

// An error goes as soon as its answer is right, and comes back only when the field is left again.
function changed(state: AnswersState, { answers, valid }: Told<'changed'>): AnswersState {
  const touched = changedNames(state.answers, answers);
  return {
    ...state,
    answers,
    server: state.server.filter(({ pointer }) => !touched.includes(fieldOf(pointer))),
    revealed: state.revealed.filter((name) => !(touched.includes(name) && valid(name))),
  };
}

function refused(state: AnswersState, { names, server = [], message }: Told<'refused'>): AnswersState {
  const revealed = [...new Set([...state.revealed, ...names])];
  const next = { ...sent(state), server, revealed, attempt: state.attempt + 1 };
  return message === undefined ? next : { ...next, message };
}

function sent({ message: _, ...state }: AnswersState): AnswersState {
  return { ...state, server: [] };
}

function changedNames(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

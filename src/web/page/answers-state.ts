/** The state of one open page, changed by pure steps: answers, what may be shown as wrong, what the server said. */
import type { JsonObject } from '../platform/data/json.ts';
import { fieldOf } from './answers.ts';
import type { Issue } from './issue.ts';
import type { Way } from './said-message.tsx';

export type AnswersState = {
  answers: JsonObject;
  /** Pointers at which a mistake may show: fields that were left, and fields that were wrong when a submit failed. */
  revealed: string[];
  /** The server's own verdicts, until their field changes. */
  server: Issue[];
  /** Failed submits so far; a new one moves the focus to what is wrong. */
  attempt: number;
  /** A failure that belongs to no field. */
  message?: string | undefined;
  /** The words of it that lead somewhere. */
  way?: Way | undefined;
};

export type AnswersEvent =
  | { type: 'changed'; answers: JsonObject; wrong: readonly string[] }
  | { type: 'left'; pointer: string }
  | { type: 'refused'; wrong: readonly string[]; server?: Issue[]; message?: string; way?: Way | undefined }
  | { type: 'sent' };

/** The state of a page that has just opened; `server` is what an earlier try found wrong. */
export function openingState({ answers, server }: Pick<AnswersState, 'answers' | 'server'>): AnswersState {
  return { answers, revealed: [], server, attempt: 0 };
}

/** The state after an event. */
export function reduceAnswers(state: AnswersState, event: AnswersEvent): AnswersState {
  if (event.type === 'changed') return changed(state, event.answers, event.wrong);
  if (event.type === 'left') return { ...state, revealed: revealedBy(state, [event.pointer]) };
  if (event.type === 'refused') return refused(state, event);
  return { ...state, message: undefined, way: undefined, server: [] };
}

/** Whether a mistake at `pointer` may be shown. A field covers its parts; a list does not cover its entries, which are left one by one. */
export function isRevealed({ answers, revealed }: AnswersState, pointer: string): boolean {
  return revealed.some((one) => covers(answers, one, pointer));
}

// An error goes as soon as its answer is right, and comes back only when the field is left again.
function changed(state: AnswersState, answers: JsonObject, wrong: readonly string[]): AnswersState {
  const touched = changedNames(state.answers, answers);
  return {
    ...state,
    answers,
    server: those(state.server, ({ pointer }) => !touched.includes(fieldOf(pointer))),
    revealed: those(
      state.revealed,
      (one) => !touched.includes(fieldOf(one)) || wrong.some((pointer) => covers(answers, one, pointer)),
    ),
  };
}

// The same value, if it keeps all.
function those<T>(all: T[], keeps: (one: T) => boolean): T[] {
  return all.every(keeps) ? all : all.filter(keeps);
}

function covers(answers: JsonObject, one: string, pointer: string): boolean {
  if (one === pointer) return true;
  const name = fieldOf(one);
  const isList = one === `/${name}` && Array.isArray(answers[name]);
  return !isList && pointer.startsWith(`${one}/`);
}

function revealedBy({ revealed }: AnswersState, pointers: readonly string[]): string[] {
  return [...new Set([...revealed, ...pointers])];
}

function refused(state: AnswersState, event: Extract<AnswersEvent, { type: 'refused' }>): AnswersState {
  const { wrong, server = [], message, way } = event;
  return {
    ...state,
    revealed: revealedBy(state, wrong),
    server,
    message,
    way,
    attempt: state.attempt + 1,
  };
}

function changedNames(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

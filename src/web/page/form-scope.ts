/**
 * What the fields of one open page share. It stays the same value while one types: a field reads its own answer and its
 * own problems from the store, so that a key draws its field alone.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import type { Page } from '../platform/data/content.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { useStore, useStorePart } from '../platform/data/use-store.ts';
import type { PageContext, Widget } from '../platform/data/widget.ts';
import type { FieldView, PageState, PageStore } from './page-store.ts';

export type FormScope = {
  page: Page;
  store: PageStore;
  /** The stored facts; `answers` among them are always the latest. */
  facts: Facts;
  context: PageContext;
  widgets: Record<string, Widget>;
  readOnly: boolean;
  busy: string | undefined;
  text(template: string): string;
  change(name: string, value: unknown): void;
  /** What was left: a field's pointer, or that of its part. */
  blur(pointer: string): void;
};

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** The form around a field. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('No form: wrap the component in FormScopeContext');
  return scope;
}

/** A part of the page's state; the component is drawn again when that part becomes another value. */
export function usePagePart<T>(select: (state: PageState) => T): T {
  return useStorePart(useFormScope().store, select);
}

/** One field of the page; the component is drawn again when anything of it changes. */
export function useFieldView(name: string): FieldView {
  return useStore(useFormScope().store.field(name));
}

/** What is said around a field; the component is not drawn by its keys. */
export function useFieldVerdict(name: string): Pick<FieldView, 'issues' | 'isRequired'> {
  const field = useFormScope().store.field(name);
  return {
    issues: useStorePart(field, ({ issues }) => issues),
    isRequired: useStorePart(field, ({ isRequired }) => isRequired),
  };
}

/** The answers of the page, if the words or choices that a component shows name any: it is drawn again with each. */
export function useSaidAnswers(
  { store }: Pick<FormScope, 'store'>,
  ...said: unknown[]
): JsonObject | undefined {
  const says = said.some(namesAnswers);
  // Who says nothing of the answers does not listen either: every key would ask.
  const read = () => (says ? store.read().answers : undefined);
  return useSyncExternalStore(says ? store.watch : deaf, read, read);
}

const deaf = () => () => undefined;

// A memo, not state: content never changes.
const known = new WeakMap<object, boolean>();

function namesAnswers(said: unknown): boolean {
  if (typeof said === 'string') return said.includes('answers.');
  if (typeof said !== 'object' || said === null) return false;
  const names = known.get(said) ?? JSON.stringify(said).includes('answers.');
  known.set(said, names);
  return names;
}

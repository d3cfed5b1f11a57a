/**
 * What the fields of one open page share. It stays the same value while one types: a field reads its own answer and its
 * own problems from the store, so that a key draws its field alone.
 */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import type { Page } from '../data/content.ts';
import type { PageContext, Widget } from '../data/widget.ts';
import type { PageState, PageStore } from './page-store.ts';

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
  const { store } = useFormScope();
  return useSyncExternalStore(store.watch, () => select(store.read()));
}

/** Draws a field again with every answer of its page, if its words or choices name any. */
export function useSaidAnswers(name: string): void {
  const { page } = useFormScope();
  const says = useMemo(
    () => JSON.stringify([page.ui?.[name], page.display.properties[name]]).includes('answers.'),
    [page, name],
  );
  usePagePart(({ answers }) => (says ? answers : undefined));
}

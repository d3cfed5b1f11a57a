/** What every part of one open page may read: content, facts, answers, errors. Provided by context, changed above. */
import { createContext, type ReactElement, useContext } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import type { Action, Core, Page } from '../data/content.ts';
import type { FileRef } from '../data/file-ref.ts';
import type { JsonObject, JsonSchema } from '../data/json.ts';
import type { PageContext, Widget } from '../data/widget.ts';
import type { DraftState } from './draft-keeper.ts';

/** One problem with one answer. `pointer` is a JSON pointer into the page's answers. */
export type Issue = { pointer: string; message: string; code?: string };

export type PageScope = {
  core: Core;
  page: Page;
  facts: Facts;
  answers: JsonObject;
  /** Ids of the fields and blocks that the rules show. */
  visible: ReadonlySet<string>;
  /** Names of the fields that must be answered, by schema and by rule. */
  required: ReadonlySet<string>;
  /** Problems that may be shown now, by field name. */
  shown: ReadonlyMap<string, Issue[]>;
  widgets: Record<string, Widget>;
  context: PageContext;
  readOnly: boolean;
  /** How far along the journey is: a value of the flow's progress. */
  progress: string | undefined;
  busy: string | undefined;
  draftState: DraftState;
  /** A preview: the buttons are there to look at. */
  preview: boolean;
  text(template: string): string;
  holds(rule: string): boolean;
  /** What was left: a field's pointer, or that of its part. */
  blur(pointer: string): void;
  act(name: string): void;
  /** Tells which of several submit buttons was pressed. */
  choose(name: string): void;
  /** Takes in files that came from another device, by field name. */
  receive(files: Readonly<Record<string, FileRef[]>>): void;
  /** The address of a page, an own path, or an org's link (`external:key`). */
  href(to: string): string;
};

export const PageScopeContext = createContext<PageScope | undefined>(undefined);

/** The drawn fields of the page's form, by name; form blocks pick theirs. */
export const FieldsContext = createContext<ReadonlyMap<string, ReactElement>>(new Map());

/** The page around a component. */
export function usePageScope(): PageScope {
  const scope = useContext(PageScopeContext);
  if (!scope) throw new Error('No page: wrap the component in PageScopeContext');
  return scope;
}

/** The drawing schema of one field. */
export function fieldSchema(page: Page, name: string): JsonSchema {
  return page.display.properties[name] ?? {};
}

/** The buttons of a page that a rule lets through, by name and in order. */
export function openActions(page: Page, holds: (rule: string) => boolean): [string, Action][] {
  return Object.entries(page.actions ?? {}).filter(([, action]) => !action.when || holds(action.when));
}

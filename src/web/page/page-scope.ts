/** What every part of one open page may read: content, facts, answers, errors. Provided by context, changed above. */
import { createContext, type ReactElement, useContext } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import type { Action, Core, Page } from '../platform/data/content.ts';
import type { Store } from '../platform/data/create-store.ts';
import type { FileRef } from '../platform/data/file-ref.ts';
import type { JsonObject, JsonSchema } from '../platform/data/json.ts';
import { useStore } from '../platform/data/use-store.ts';
import type { PageContext } from '../platform/data/widget.ts';
import type { DraftState } from './draft-keeper.ts';
import { type FormScope, useSaidAnswers } from './form-scope.ts';
import type { Issue } from './issue.ts';
import type { PageState } from './page-store.ts';

/** What the parts of one open page share. It stays the same value while one types. */
export type PageFrame = FormScope & {
  core: Core;
  /** How far along the journey is: a value of the flow's progress. */
  progress: string | undefined;
  /** A preview: the buttons are there to look at. */
  preview: boolean;
  /** What becomes of the answers that are typed and not yet sent. */
  draft: Pick<Store<DraftState>, 'read' | 'watch'>;
  act(name: string): void;
  /** Tells which of several submit buttons was pressed. */
  choose(name: string): void;
  /** The button whose submission waits until the page's files have arrived. */
  held: string | undefined;
  /** Takes in files that came from another device, by field name. */
  receive(files: Readonly<Record<string, FileRef[]>>): void;
  /** The address of a page, an own path, or an org's link (`external:key`). */
  href(to: string): string;
  /** What a part may read beside the frame, at a state of the page. The same state gives the same value. */
  readingAt(state: PageState): PageReading;
};

/** What becomes another value with each answer. */
export type PageReading = {
  facts: Facts;
  answers: JsonObject;
  /** Ids of the fields and blocks that the rules show. */
  visible: ReadonlySet<string>;
  /** Names of the fields that must be answered, by schema and by rule. */
  required: ReadonlySet<string>;
  /** Problems that may be shown now, by field name. */
  shown: ReadonlyMap<string, Issue[]>;
  context: PageContext;
  /** The buttons that can be pressed, by name and in order. */
  open(): [string, Action][];
  holds(rule: string): boolean;
};

export type PageScope = PageFrame & PageReading;

export const PageFrameContext = createContext<PageFrame | undefined>(undefined);

/** The drawn fields of the page's form, by name; form blocks pick theirs. */
export const FieldsContext = createContext<ReadonlyMap<string, ReactElement>>(new Map());

/** What stays while one types: a part that reads no more is drawn by no key. */
export function usePageFrame(): PageFrame {
  const frame = useContext(PageFrameContext);
  if (!frame) throw new Error('No page: wrap the component in PageFrameContext');
  return frame;
}

/** The page around a component, which is drawn again with every answer. */
export function usePageScope(): PageScope {
  const frame = usePageFrame();
  return { ...frame, ...frame.readingAt(useStore(frame.store)) };
}

/** Fills in texts of the page. The component is drawn again with every answer, if what it says names any. */
export function usePageText(...said: unknown[]): PageFrame['text'] {
  const frame = usePageFrame();
  useSaidAnswers(frame, ...said);
  return frame.text;
}

/** The drawing schema of one field. */
export function fieldSchema(page: Page, name: string): JsonSchema {
  return page.display.properties[name] ?? {};
}

/** The words a page may use, handed in from outside: its widgets and its blocks. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Widget } from '../platform/data/widget.ts';

// A registry holds blocks of many shapes, so the props are seen from their safe side.
export type BlockComponent = ComponentType<{ block: never }>;

export type PageVocabulary = { widgets: Record<string, Widget>; blocks: Record<string, BlockComponent> };

export const PageVocabularyContext = createContext<PageVocabulary>({ widgets: {}, blocks: {} });

/** The registered widgets and blocks. */
export function usePageVocabulary(): PageVocabulary {
  return useContext(PageVocabularyContext);
}

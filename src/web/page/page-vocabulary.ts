/** The words a page may use, handed in from outside: its widgets and its blocks. */
import { createContext, useContext } from 'react';
import type { Widget } from '../widgets/widget.ts';
import type { BlockComponent } from './page-blocks.tsx';

export type PageVocabulary = { widgets: Record<string, Widget>; blocks: Record<string, BlockComponent> };

export const PageVocabularyContext = createContext<PageVocabulary>({ widgets: {}, blocks: {} });

/** The registered widgets and blocks. */
export function usePageVocabulary(): PageVocabulary {
  return useContext(PageVocabularyContext);
}

/** What the parts of a desk's chats share: the page's words for them, and what its buttons do. */
import { createContext, useContext } from 'react';
import type { ChatsBlock } from '../../../types/page.ts';

export type DeskWords = ChatsBlock['words'];

export type DeskScope = {
  words: DeskWords;
  /** Fills {{item.…}} of a text. */
  fill(template: string, item?: object): string;
  /** Says why something was not done. */
  refuse(why: string): void;
  /** Does something with the chat; answers whether the server let it. What it refuses is said on the page. */
  act(uuid: string, what: string, body?: object): Promise<boolean>;
};

export const DeskScopeContext = createContext<DeskScope | undefined>(undefined);

export function useDeskScope(): DeskScope {
  const scope = useContext(DeskScopeContext);
  if (!scope) throw new Error('No desk: wrap the component in DeskScopeContext');
  return scope;
}

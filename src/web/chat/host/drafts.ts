/**
 * What was written and has not arrived: files stand beside the text only here, as no storage takes them. It outlives the panel
 * and a change of the language, which makes the chat of the tab again; what is in the field outlives a reload, too.
 */
import { keepTyped, keptTyped } from '../data/kept-typed.ts';
import type { Draft } from '../port/chat-provider.ts';

/** `text` is as it was typed. */
export type Written = Omit<Draft, 'clientId'>;

export type Drafts = {
  /** What is in the field and was not sent. */
  typed(): Written;
  type(written: Written): void;
  keep(draft: Draft): void;
  find(clientId: string): Draft | undefined;
  forget(clientId: string): void;
};

export function drafts(): Drafts {
  const all = new Map<string, Draft>();
  let typed: Written = { text: keptTyped(), files: [] };
  return {
    typed: () => typed,
    type: (written) => {
      typed = written;
      keepTyped(written.text);
    },
    keep: (draft) => void all.set(draft.clientId, draft),
    find: (clientId) => all.get(clientId),
    forget: (clientId) => void all.delete(clientId),
  };
}

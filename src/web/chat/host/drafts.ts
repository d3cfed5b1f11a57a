/** What was written and has not arrived: files stand beside the text only here, as no storage takes them. */
import type { Draft } from '../port/chat-provider.ts';

export type Drafts = {
  keep(draft: Draft): void;
  find(clientId: string): Draft | undefined;
  forget(clientId: string): void;
};

export function drafts(): Drafts {
  const all = new Map<string, Draft>();
  return {
    keep: (draft) => void all.set(draft.clientId, draft),
    find: (clientId) => all.get(clientId),
    forget: (clientId) => void all.delete(clientId),
  };
}

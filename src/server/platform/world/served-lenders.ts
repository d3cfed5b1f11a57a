/** The lenders as this server read them, for the people who approve them. */
import type { LoadedContent } from '../../../content/read-content.ts';

export type ServedLenders = {
  loaded: LoadedContent;
  /** Puts a lender into service that waited for nothing but its approval. */
  admit(code: string): void;
};

/** The lenders as this server read them, for the people who approve them. */
import type { LoadedContent } from '../../../content/read-content.ts';

export type ServedLenders = {
  loaded: LoadedContent;
  /** Reads the lender's folder again, and puts the lender into service where nothing is wrong with it. */
  lookAgain(code: string): void;
};

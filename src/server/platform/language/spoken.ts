/**
 * The language of the current request's reader, or of the borrower that a job works for. Ambient, like a trace: every
 * text that an answer takes from content is in one language, and no function between needs to pass it on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const room = new AsyncLocalStorage<string | undefined>();

/** The tag of the language ("es"); undefined for the one that the flows are written in. */
export const spokenLanguage = (): string | undefined => room.getStore();

/** Runs the work in a language. */
export function speaking<T>(language: string | undefined, work: () => T): T {
  return room.run(language, work);
}

/**
 * A refused request with its reasons. Thrown inside a transaction, it rolls everything back. It carries what is said by name;
 * the answer words it in the reader's language.
 */

import type { Said } from '../language/said.ts';
import { spokenLanguage } from '../language/spoken.ts';
import type { SecurityEvent, SecurityNote } from './security-events.ts';

/** A sentence by its name; a text is content, and already in the reader's language. */
export type Reason = Said | string;

export type RefusalDetail = {
  /** JSON pointer of a field -> what to change. */
  fields?: Record<string, Reason>;
  /** The application's current server step. */
  step?: string | null;
  /** The page that the borrower should be on. */
  path?: string;
  /** Words of the errors that lead to a path of the site, below the base path. */
  way?: { words: Reason; to: string };
  headers?: Record<string, string>;
  /** Instead of the joined errors: a fixed word that the browser acts on, such as 'identity exists'. */
  message?: string;
  /** What the security log records of it; the borrower does not see that. */
  security?: { event: SecurityEvent; note?: SecurityNote };
  /** Runs after the rollback and before the answer: prepares what the borrower will look at. */
  afterwards?: () => Promise<void>;
};

export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly status: number;
  readonly errors: readonly Reason[];
  readonly detail: RefusalDetail;
  /** What was spoken where it was thrown: the request's language, or else the application's. */
  readonly language = spokenLanguage();

  /** @param status 400, 401, 404, 409, 413, 415, 422, 429 or 503. @param errors what the borrower reads */
  constructor(status: number, errors: readonly Reason[], detail: RefusalDetail = {}) {
    super(errors.map((error) => (typeof error === 'string' ? error : error.says)).join(', '));
    this.status = status;
    this.errors = errors;
    this.detail = detail;
  }
}

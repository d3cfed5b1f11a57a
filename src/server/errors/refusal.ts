/** A refused request with its reasons. Thrown inside a transaction, it rolls everything back. */

import type { SecurityEvent, SecurityNote } from './security-events.ts';

export type RefusalDetail = {
  /** JSON pointer of a field -> what to change. */
  fields?: Record<string, string>;
  /** The application's current server step. */
  step?: string | null;
  /** The page that the borrower should be on. */
  path?: string;
  /** Words of the errors that lead to a path of the site, below the base path. */
  way?: { words: string; to: string };
  headers?: Record<string, string>;
  /** Instead of the joined errors: a fixed word that the browser acts on, such as 'identity exists'. */
  message?: string;
  /** What the security log records of it; the borrower does not see that. */
  security?: { event: SecurityEvent; note?: SecurityNote };
  /** Runs after the rollback and before the answer: prepares what the borrower will look at. */
  afterwards?: () => Promise<void>;
};

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: string[];
  readonly detail: RefusalDetail;

  /** @param status 400, 401, 404, 409, 413, 415, 422, 429 or 503; errors are sentences shown to the borrower. */
  constructor(status: number, errors: string[], detail: RefusalDetail = {}) {
    super(errors.join(', '));
    this.status = status;
    this.errors = errors;
    this.detail = detail;
  }
}

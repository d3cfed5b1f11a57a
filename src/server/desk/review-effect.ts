/** What a reviewer's answer may see and do. Runs inside the application's transaction, after it was found to be open. */
import type { ApplicationScope, UploadRow } from '../application/application-scope.ts';
import type { Lender } from '../facts/lender.ts';
import type { TakenFile } from './require-scan.ts';

export type ReviewContext = ApplicationScope & {
  lender: Lender;
  /** The name of the review and of the answer. */
  review: string;
  answer: string;
  /** The reviewer's account; undefined for the sandbox's own answer. */
  by?: string | undefined;
  /** What the answer gives to its effects, as reviews.json says. */
  value: string | undefined;
  /** What the reviewer sent, found clean, and how it is filed; undefined where the answer needs none. */
  scan?: (Pick<NonNullable<TakenFile>, 'type' | 'title' | 'signs'> & { file: UploadRow }) | undefined;
};

/** Throws a `Refusal` (409) to undo the answer and tell the reviewer why. It asks no outside party: it queues a job. */
export type ReviewEffect = { name: string; run(context: ReviewContext): Promise<void> };

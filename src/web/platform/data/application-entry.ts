/** One of the borrower's applications, as it is listed. */
export type ApplicationEntry = {
  uuid: string;
  title: string;
  loanNumber: string | undefined;
  status: string | undefined;
  active: boolean;
  /** Other people are at work. */
  waits: boolean;
  figures: string | undefined;
  /** What the step itself is called here; without it, whose turn it is. */
  badge: string | undefined;
  /** What its way in is called. */
  action: string | undefined;
  /** What one wants to know at a glance. */
  rows: readonly { label: string; value: string }[];
  /** What happened and what follows; see `toMoments`. */
  timeline: unknown;
  /** Where its way in leads, when not where the step does. */
  page: string | undefined;
};

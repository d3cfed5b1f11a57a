/** One of the borrower's applications, as it is listed. */
export type ApplicationEntry = {
  uuid: string;
  title: string;
  loanNumber: string | undefined;
  status: string | undefined;
  active: boolean;
  /** Somebody else is at work. */
  waits: boolean;
  figures: string | undefined;
};

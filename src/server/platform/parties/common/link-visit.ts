/** A visit of the borrower to a party's own site, where the login is; the browser leaves for there and comes back. */

export type LinkVisit = {
  /** The address of ours that the party leads back to. */
  returnTo: string;
  /** Who asks, as the party shows it. */
  lender: string;
  /** A tag such as `en`. */
  language: string;
};

/** The party's address for the browser, and the ticket that names the visit when we ask what came of it. */
export type StartedVisit = { address: string; ticket: string };

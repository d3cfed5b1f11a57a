/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Who read a lender's words and prices and approved them: written by `npm run flow -- review --approve`; no one types it. Production serves the lender only as these files were. */
export interface Approval {
  /** The person, as HEARTHLINE_APPROVERS names them. */
  by: string;
  /** When, in UTC. */
  at: string;
  /** Path below the lender's folder -> SHA-256 of what the file says, in hex. */
  files: { [k: string]: string };
  /** Ed25519, in base64url, over the lender's code and all of the above. */
  signature: string;
}

/** A document with every figure filled in: what is drawn, shown, hashed and, with marks, signed. Plain JSON. */

export type FilledBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head?: string[]; rows: string[][] }
  | { kind: 'signature'; label: string };

export type FilledDocument = {
  type: string;
  title: string;
  version: string;
  lender: { name: string; address: string; nmls: string };
  /** Empty before there is an application. */
  loanNumber: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  blocks: FilledBlock[];
};

/** Who signed, when, from where, and the hash of the very bytes that were shown. */
export type SignatureMark = {
  typedName: string;
  initials?: string;
  /** Milliseconds since 1970. */
  at: number;
  ip: string;
  userAgent: string;
  shownSha256: string;
};

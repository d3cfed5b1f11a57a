/* Generated from schemas/ by `npm run types`. Do not edit. */

/** A file of documents/, without .json. */
export type Name = string;

/** Which documents are made when. The server makes those that the application lacks, in this order. */
export interface Occasions {
  /** The moments at which the server makes documents; it knows these and no others. */
  occasions: {
    welcome: Occasion;
    softCredit: Occasion;
    summary: Occasion;
    application: Occasion;
    closing: Occasion;
    notary: Occasion;
    coOwner: Occasion;
    coBorrowerCredit: Occasion;
    coBorrowerDecline: Occasion;
    jointApplication: Occasion;
    coBorrower: Occasion;
    deedCopy: Occasion;
    valuation: Occasion;
    flood: Occasion;
    floodNotice: Occasion;
    decline: Occasion;
    appeal: Occasion;
    rescission: Occasion;
    incomplete: Occasion;
  };
}
export interface Occasion {
  /** When it is. */
  means: string;
  /** The group in which its documents are listed, read and signed. */
  group: string;
  documents: DueDocument[];
  /** Documents of earlier occasions that are read and signed together with these. */
  signedWith?: Name[];
}
export interface DueDocument {
  /** The document is made only while this rule holds. */
  when: string;
  /** A file of documents/. */
  document: Name;
}

/* Generated from schemas/ by `npm run types`. Do not edit. */

/** One category of underwriting conditions (conditions/<category>.json): what the borrower is told and asked, when it is raised, and what settles it. A new category is a file here and a word of the enumeration conditionCategory. */
export interface ConditionCategory {
  /** Its word in the enumeration. The file is named for it, in small letters and with dashes. */
  category: string;
  /** The heading of its card. */
  title: string;
  /** Why we ask, in plain words. */
  reason: string;
  /** The button that leads to the page: a verb. */
  label: string;
  /** The page of this flow on which the borrower answers. */
  page: string;
  /** What is asked for where the party or the person that raises it names no documents. Without any, the page alone answers. */
  documents?: AskedDocument[];
  /** What the person who accepts the last document has to type: a field of the condition's answer. */
  acceptedWith?: 'legalDescription';
  /** Effects of a review that run when a person at the lender raises it, so that its page is open again. */
  asks?: string[];
  settled?: ConditionSettled;
  raised?: ConditionRaised;
  says: ConditionStateWords;
}
export interface AskedDocument {
  /** What the borrower's files are kept as. */
  type: string;
  /** What the borrower reads. */
  title: string;
  /** As many of them as the condition's numDocsRequired says; one where it says nothing. */
  counted?: true;
}
/** The rule that settles one that a party or a person has raised. Without one, a person accepts each document, or its page's effect settles it. */
export interface ConditionSettled {
  /** The rule. */
  when: string;
}
/** How rules raise it. Where its rule no longer holds it is settled, or withdrawn. */
export interface ConditionRaised {
  /** The rule that raises it. */
  when: string;
  /** Where it is answered in place of the category's own page; it then asks for no documents. */
  page?: string;
  sent?: ConditionSent;
  settled: ConditionSettled1;
}
/** Holds while others look at what the borrower did. Where that ends without being settled, the borrower is asked again. */
export interface ConditionSent {
  /** The rule. */
  when: string;
}
/** Holds once nothing is left to do. */
export interface ConditionSettled1 {
  /** The rule. */
  when: string;
}
/** What the card says in each state after the first. */
export interface ConditionStateWords { SUBMITTED: ConditionSays; ACCEPTED: ConditionSays1; REJECTED: ConditionSays2 }
/** The borrower has done it, and others look at it. */
export interface ConditionSays { text: string }
/** It is settled. */
export interface ConditionSays1 { text: string }
/** Something has to be done again. */
export interface ConditionSays2 { text: string }

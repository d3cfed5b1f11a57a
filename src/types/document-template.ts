/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Markdown of a small subset; {{path | format}} is filled in. */
export type Text = string;
export type Cells = Text[];
/** The cells of a row; with a rule, the row is there only while it holds. */
export type DocumentRow = Cells | RuledRow;

/** A document that the borrower reads or signs; rendered to a tagged PDF. */
export interface DocumentTemplate {
  /** The file's name. */
  id: string;
  /** Stored in application.documents[].type. */
  type?: string;
  title: string;
  /** Changes whenever the wording changes. */
  version: string;
  blocks: DocumentBlock[];
}
export interface RuledRow { cells: Cells; when: string }
/** Exactly one kind, and when it is there. */
export interface DocumentBlock {
  /** The block is there only while this rule holds, or with ! before its name, while it does not. */
  when?: string;
  heading?: Text;
  text?: Text;
  list?: Text[];
  table?: DocumentTable;
  signature?: DocumentSignature;
}
export interface DocumentTable { head?: Text[]; rows: DocumentRow[] }
export interface DocumentSignature { label: Text }

/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Markdown of a small subset; {{path | format}} is filled in.
 */
export type Text = string;
/**
 * The cells of a row; with a rule, the row is there only while it holds.
 */
export type DocumentRow = Cells | RuledRow;
/**
 * @minItems 1
 */
export type Cells = Text[];

/**
 * A document that the borrower reads or signs; rendered to a tagged PDF.
 */
export interface DocumentTemplate {
  /**
   * The file's name.
   */
  id: string;
  /**
   * Stored in application.documents[].type.
   */
  type?: string;
  title: string;
  /**
   * Changes whenever the wording changes.
   */
  version: string;
  /**
   * @minItems 1
   */
  blocks: DocumentBlock[];
}
/**
 * Exactly one kind, and when it is there.
 */
export interface DocumentBlock {
  /**
   * The block is there only while this rule holds, or with ! before its name, while it does not.
   */
  when?: string;
  heading?: Text;
  text?: Text;
  /**
   * @minItems 1
   */
  list?: Text[];
  table?: DocumentTable;
  signature?: DocumentSignature;
}
export interface DocumentTable {
  head?: Text[];
  /**
   * @minItems 1
   */
  rows: DocumentRow[];
}
export interface RuledRow {
  cells: Cells;
  when: string;
}
export interface DocumentSignature {
  label: Text;
}

/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The list of an operations desk: what waits for a person at the lender, and what was decided today. */
export interface Desk {
  /** Reviews that wait for an answer. */
  open: number;
  /** Those of them that the list leaves out: it holds the 200 most urgent. */
  left: number;
  /** Those of them whose day is over. */
  overdue: number;
  /** Those of them that the reader took. */
  mine: number;
  /** Reviews that were answered today. */
  decided: number;
  /** The most urgent first; then what was decided today, the newest first. */
  reviews: DeskReview[];
}
/** One review of the list. */
export interface DeskReview {
  /** Identifier. */
  uuid: string;
  /** What kind of review it is. */
  title: string;
  /** What the lender is called. */
  lender: string;
  /** The application's number. */
  loanNumber: string;
  /** When it was opened. ISO 8601 with a time zone. */
  openedAt: string;
  /** The legal day by whose end it is to be answered. */
  dueOn: string;
  /** DECIDED: it was answered today. */
  state: 'OPEN' | 'OVERDUE' | 'DECIDED';
  /** Who took it. */
  holder?: string;
  /** The reader took it. */
  isMine: boolean;
  /** What was answered. */
  answer?: string;
  /** When it was answered. ISO 8601 with a time zone. */
  answeredAt?: string;
  /** Who answered it. */
  answeredBy?: string;
}

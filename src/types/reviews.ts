/* Generated from schemas/ by `npm run types`. Do not edit. */

/** What every review shows of the application, by subject. Sealed and demographic answers are no facts, and a test keeps marital status and citizenship out. */
export type FactsOfTheDesk = FactsOfASubject[];
/** The facts that the reviewer may see, with the texts of the flow. Sealed and demographic answers are no facts. */
export type ReviewRows = ReviewRow[];

/** What people at the lender decide about an application: when a review opens, what they see, and what each answer does. */
export interface Reviews { facts?: FactsOfTheDesk; over?: EndOfAllReviews; reviews: ReviewsByName }
export interface FactsOfASubject { title: string; rows: FactsRow[] }
export interface FactsRow { label: string; value: string }
/** When nothing is decided any more: every review that waits is withdrawn, and none opens. */
export interface EndOfAllReviews {
  /** The rule of it. */
  when: string;
}
export interface ReviewsByName { [k: string]: Review }
export interface Review {
  $comment?: string;
  /** What it is called in the desk's list. */
  title: string;
  /** What the reviewer does before answering. */
  task: string;
  /** The rule that opens it. Once the rule no longer holds, an unanswered review is withdrawn. */
  when: string;
  /** For an application that was cancelled: what a person still has to do then. All other reviews are withdrawn when it ends. */
  afterEnd?: boolean;
  /** Business days until it is due. */
  businessDays: number;
  shows: ReviewRows;
  /** Types of the uploaded documents that the reviewer may open. */
  documents?: string[];
  /** The reviewer may open the documents that are wanted on paper, to print them. */
  prints?: boolean;
  takes?: TakenFile;
  answers: ReviewAnswers;
  sandbox: SandboxReviewer;
}
export interface ReviewRow {
  label: string;
  value: string;
  /** The rule that shows the row: what is asked of some borrowers only. */
  when?: string;
  /** A list of the facts: the row is repeated for each entry, which its texts call item. */
  from?: string;
}
/** The PDF that the reviewer sends before answering, such as the scan of what was signed on paper. It is the review's alone until an answer files it. */
export interface TakenFile {
  /** What the file is: a word of the enumeration documentType. */
  type: string;
  /** What it is called, at the desk and in the lists of documents of those who signed it. */
  title: string;
  /** What the reviewer reads beside the place for it. */
  help: string;
  /** The answers that are refused until the file is there and found clean. */
  for: string[];
  /** Types of the documents that were signed on the paper: who signed it has them as earlier versions of the scan. */
  signs?: string[];
}
export interface ReviewAnswers { [k: string]: ReviewAnswer }
export interface ReviewAnswer {
  label: string;
  /** Given to the effects. */
  value?: string;
  /** What the answer does, in this order. Every answer asks for a reason. */
  effects: string[];
  /** What the answer decides: entity and path -> what is stored there, after the effects. The schema calls such a place readOnly. */
  stores?: { [k: string]: string | number | boolean };
  documents?: AnsweredDocuments;
  /** The answer ends the application with a decline: the desk asks once more before it is given. */
  declines?: boolean;
  /** The messages of messages.json by which the borrower hears of the answer: the first whose rule holds. An empty list where nothing changes for the borrower. */
  tells?: string[];
}
/** What the answer makes of the documents that the review names; without it they stand as they were sent. */
export interface AnsweredDocuments {
  are: 'ACCEPTED' | 'REJECTED';
  /** Why they were rejected, as the borrower reads it. */
  because?: string;
}
export interface SandboxReviewer {
  /** What the sandbox answers by itself. */
  answer: string;
  afterSeconds: number;
  /** The document of the flow that the sandbox sends where the review takes a file, filled in and drawn. */
  sends?: string;
}

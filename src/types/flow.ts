/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Links beside every page of the flow, each while its rule holds: for what a borrower may want to do at any time. */
export type PageLinks = PageLink[];
/** A rule of the flow, ! and a rule that must not hold, always, or never. */
export type Rule = string;
export type Labels = ProgressLabel | ProgressLabelRow[];

/** A flow: its address, where it begins, and how progress is shown. */
export interface Flow {
  /** The folder's name. */
  id: string;
  /** Raised when applications that are under way must not meet what changed: they finish with the content that they began with. While it stays the same, every change reaches them. A part moves when the application moves that it is a part of. */
  version: number;
  /** The oldest version whose applications move to this one. Without it, those of no other version do. */
  continues?: number;
  title: string;
  /** Where the flow's pages hang: applications at /{uuid}, those of a further product at /word/{uuid} and its registration at /word. */
  basePath: string;
  /** Its applications are parts in applications of this flow: each belongs to a further signer, and shows of the borrower's application what `invitation` says and nothing else. */
  partOf?: string;
  /** Of a registration: the flow whose application it ends with. Without it, the flow at /{uuid}. */
  begins?: string;
  /** The machine's first state. */
  first?: string;
  /** For flows without a machine: the pages in order. */
  sequence?: SequenceRow[];
  /** Where the page's id is in the address. */
  address?: string;
  /** Addresses without a page of their own -> the page they lead to; / = wherever the application stands. A star at the end stands for the rest of the address. */
  redirects?: { [k: string]: string };
  /** The page of a waiting step without a route. */
  waitingPage?: string;
  offerCard?: OfferCard;
  pageLinks?: PageLinks;
  tabs?: Tabs;
  progress?: Progress;
  /** Sent once each, in this order, when their rule holds for the first time. */
  notifications?: FlowNotification[];
}
/** The chosen offer stands beside the pages only while the rule holds. */
export interface OfferCard { when: Rule }
export interface PageLink {
  label: string;
  /** A page of this flow. */
  to: string;
  when: Rule;
}
/** The parts of a flow whose pages load facts of their own: ways between them, above each page, the one that is open marked. */
export interface Tabs {
  /** Names them for those who hear the page. */
  label: string;
  items: Tab[];
}
export interface Tab {
  label: string;
  /** The page to which it leads, and those that belong to it. */
  pages: string[];
}
export interface SequenceRow {
  /** A page of this flow. */
  page: string;
  /** The page is asked only while this rule holds. */
  when: Rule;
  /** The heading under which progress shows it. */
  group?: string;
  /** What progress calls it. */
  title?: string;
  /** Asked after the page is saved: the first that holds ends the flow at its page. */
  stop?: StopRow[];
}
export interface StopRow { when: Rule; to: string }
export interface Progress {
  /** Progress value -> index of a label; an unknown value is 0. */
  values: { [k: string]: number };
  /** What each step is called; a list of rows where it depends on a rule. */
  labels: Labels[];
  /** The sentence beside the progress; a list of rows where it depends on a rule, and none of them may hold. */
  text: string | ProgressLabelRow[];
  /** Shown in its place for whom the rule holds; the first row counts. */
  instead?: ProgressRow[];
}
export interface ProgressLabel { text: string }
export interface ProgressLabelRow { when: Rule; text: string }
export interface ProgressRow {
  when: Rule;
  values: { [k: string]: number };
  /** None: no progress is shown, as of an application that leads nowhere any more. */
  labels: Labels[];
  text: string;
}
export interface FlowNotification {
  /** Its name; one of each per application. */
  id: string;
  when: Rule;
  title: string;
  /** One or two sentences. */
  text?: string;
  /** Its buttons. */
  actions?: NotificationAction[];
}
export interface NotificationAction {
  label: string;
  /** A page of this flow, a path of the site, or external:<key>; where the application stands when absent. */
  to?: string;
}

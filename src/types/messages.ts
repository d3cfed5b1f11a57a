/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Hour = number;
export type Zones = string[];

/** What a flow writes to its borrowers: when, in which words, and which promises of its texts that keeps. */
export interface Messages {
  quietHours: QuietHours;
  /** Facts that a preview fills in. */
  sample?: { [k: string]: unknown };
  /** Files whose promise is kept by people: file -> what tells them, such as heloc/reviews/coOwners (a task), site/messages/ticketForLender or desk/pages/tasks. It must exist. */
  byPeople?: { [k: string]: string };
  /** Name -> message. Lenders may change the words of each, and nothing else. */
  messages: { [k: string]: FlowMessage };
}
export interface FlowMessage {
  /** Why it is sent, in one sentence. */
  means: string;
  /** A rule of the flow (or ! and a rule that must not hold): due when it begins to hold, dropped when it holds no longer. */
  when: string;
  /** How often: once per application when absent; "visit", each time the rule begins to hold again; else once per value of this fact. */
  per?: string;
  /** It belongs to the application itself: no one can unsubscribe from it. */
  required?: boolean;
  /** The law words it, or wants it told so: no lender may reword it. */
  locked?: true;
  /** The email also leaves in quiet hours. */
  urgent?: boolean;
  /** Says that something is missing: limits.idle.closeDays days after it was sent the application is closed, if the borrower sent nothing since and the rule still holds. */
  closes?: true;
  /** Path of a list of facts: it is written about each entry that has a uuid, and its rule, its moments and its texts read the entry as item. */
  each?: string;
  /** It goes to the email of the entry, and not to the borrower. The action may say "personal". */
  to?: 'item';
  after?: MessageDelay;
  at?: MessageMoment;
  subject: string;
  /** What a list of emails shows behind the subject. */
  preheader: string;
  /** Paragraphs, **strong words** and lists with "- ". */
  text: string;
  action: MessageAction;
  /** Also as a text message, to whoever agreed to texts; the lender's name, the link and STOP are added. */
  sms?: string;
  /** Files of this flow whose promise it keeps, such as pages/complete or documents/x; steps/NAME (or NAME*) for what a step says. */
  keeps?: string[];
}
/** When no text message leaves, and no email that can wait: by the clock where the borrower is. */
export interface QuietHours {
  /** The hour in which quiet begins, 0 to 23. */
  from: Hour;
  /** The hour in which it ends. */
  until: Hour;
  /** Facts that name the borrower's state; the first that is there counts. */
  stateAt: string[];
  /** State -> its time zones (IANA). It is quiet while it is quiet in any of them. */
  zones: { [k: string]: Zones };
  /** The time zones where no state is known. */
  otherwise: Zones;
}
/** Waits until the reason is so old and the borrower has sent nothing for so long; what no longer holds then is not sent. */
export interface MessageDelay { minutes?: number; hours?: number; days?: number }
/** Waits for a moment that a fact names: a day (counted from 9 a.m. Pacific Time) or a time. */
export interface MessageMoment {
  fact: string;
  /** How long before it. */
  before?: MessageDelay;
  /** How long after it. */
  after?: MessageDelay;
}
export interface MessageAction {
  label: string;
  /** A page of this flow or a path of the site; where the application stands when absent. */
  to?: string;
  /** The link carries the secret of the entry's invitation, so that whoever opens it has proved the email. */
  personal?: true;
}

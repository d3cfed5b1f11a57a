/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Sentence = string;
/** A rule of the flow that rulesOf names, ! and a rule that must not hold, always, or never. */
export type Rule = string;

/** What holds for all flows: redirects, public paths, menus, links, maintenance. */
export interface Site {
  /** First match wins; a path ending in * takes its rest along. */
  redirects?: Redirect[];
  /** Paths open to visitors who are not signed in. */
  publicPaths?: string[];
  /** Query parameters that survive redirects. */
  keepQuery?: string[];
  /** Kind of account -> the path that its login leads to; all others are led to the dashboard. */
  homes?: { [k: string]: string };
  links?: SiteLinks;
  words?: SiteWords;
  says?: SiteSays;
  serverSays?: SiteServerSays;
  /** Keys whose words a lender may change in orgs/<code>/flows/site.json; nothing else of this file is a lender's. */
  overridable?: ('says' | 'serverSays')[];
  /** Rooms, and sentences as room.name, of says and serverSays that are the same for every lender: what the law words, and what is signed. */
  lockedSays?: string[];
  /** Languages that borrowers may choose: tag -> what it is called in itself. One is the source, in which flows/ is written; the others stand in flows/languages/<tag>/. */
  languages?: { [k: string]: SiteLanguage };
  /** Menu -> its entries in order. */
  menus?: { [k: string]: MenuItem[] };
  /** The flow whose rules the menus and the notifications name. */
  rulesOf?: string;
  maintenance?: Maintenance;
  survey?: Survey;
  /** Flow -> pages that are reached from outside the flow: an email, a party's callback, the shell. */
  pages?: { [k: string]: string[] };
  /** Key -> feature flag. A lender's public feature toggle of the same name replaces what is said here. */
  flags?: { [k: string]: Flag };
  footer?: SiteFooter;
  feedback?: Feedback;
  chat?: SiteChat;
  notifications?: SiteNotifications;
  identity?: SiteIdentity;
  signer?: SiteSigner;
  entry?: Entry;
  closed?: Closed;
  mail?: SiteMail;
  /** Files (with their flow) whose promise is kept by people: file -> what tells them, such as heloc/reviews/coOwners (a task), site/messages/ticketForLender or desk/pages/tasks. It must exist. */
  byPeople?: { [k: string]: string };
  /** Stands at the end of every email; {{org.…}} is filled in. */
  messageFoot?: string;
  /** Emails and text messages to people: name -> its words; {{link}}, {{code}} and {{org.…}} are filled in. */
  messages?: { [k: string]: SiteMessage };
}
export interface Redirect {
  from: string;
  /** A path, or external:<key of the lender's links>. */
  to: string;
  /** The query that goes along besides `keepQuery`: all of it, or the parameters named. */
  keepsQuery?: true | string[];
}
/** Names of places in the shell -> path. Those that the shell itself leads to are required. */
export interface SiteLinks {
  dashboard: string;
  settings?: string;
  support: string;
  exchange?: string;
  pay?: string;
  marketplace?: string;
  passport?: string;
  portfolio?: string;
  groupManager?: string;
  login: string;
  register: string;
  comingSoon?: string;
  notAccepting?: string;
  accounts?: string;
  newPassword?: string;
  secondFactor?: string;
  hostedLogin?: string;
  resetByLink?: string;
  openSignInLink?: string;
  signerLogin: string;
  signerNewLink?: string;
  linkReturn?: string;
  accountSetup: string;
  registerSupport: string;
  handOver: string;
  unsubscribe?: string;
  privacy: string;
}
/** What the shell itself says, page or no page. {{…}} is filled in. */
export interface SiteWords {
  encryption: Sentence;
  footer: { disclosures: Sentence; hours: Sentence; states: Sentence; moreStates: Sentence };
  snag: { title: Sentence; hint: Sentence; help: Sentence };
  notFound: { title: Sentence; text: Sentence };
  login: { mismatch: Sentence; failed: Sentence };
  session: {
    again: Sentence;
    carryOn: Sentence;
    /** Why no one is logged in any more; {{minutes}} is how long a session lives without activity. */
    ended: {
      idle: Sentence;
      late: Sentence;
      here: Sentence;
      elsewhere: Sentence;
      out: Sentence;
    };
    warning: Sentence;
    warningText: Sentence;
    stay: Sentence;
    stayFailed: Sentence;
  };
  lost: { refused: Sentence; trouble: Sentence };
  sent: { title: Sentence; text: Sentence; goOn: Sentence };
  otherTab: {
    changed: Sentence;
    changedText: Sentence;
    differs: Sentence;
    differsText: Sentence;
    faster: Sentence;
    fasterText: Sentence;
  };
}
/** Sentences that the code itself says: room -> name -> sentence. A room that is called as a widget or a block comes with the pages that draw it, that of the chat with its flow, every other with the document. */
export interface SiteSays {
  [k: string]: { [k: string]: Sentence };
}
/** Sentences that the server says in its answers, such as why it refuses one: room -> name -> sentence. They come with the answer, never with a document. {{…}} is filled in by what the server names. */
export interface SiteServerSays {
  [k: string]: { [k: string]: Sentence };
}
export interface SiteLanguage {
  name: Sentence;
  /** How dates, numbers and plurals are written (BCP 47). */
  locale: string;
  /** flows/ is written in this language. */
  source?: true;
  /** From one number to another, where a text fills in a range: {{from}} to {{to}}. A dash when left out. */
  range?: string;
  /** What the switch says, in this language. */
  offer: string;
  /** Said, in this language, above a page that is not translated yet. */
  untranslated?: string;
  /** Said, in this language, where legal documents are in the source language. */
  legal?: string;
}
export interface MenuItem {
  label: string;
  /** A path, external:<key>, action:logout or action:feedback. */
  to: string;
  /** What is behind it, in a line. */
  text?: string;
  icon?: string;
  /** Shown only while this feature toggle of the lender is on. */
  toggle?: string;
  /** Shown only to those who are (or are not) signed in. */
  signedIn?: boolean;
  /** Shown only while this rule holds; a rule of the flow that rulesOf names. */
  when?: Rule;
}
export interface Maintenance { flag: string; title: string; message: string; showsDashboardLink?: boolean }
/** The leave-survey: its questions, the toggle behind it, on which pages it may open, and how long after it closes the leaving continues. */
export interface Survey {
  /** The page with its questions. Only answers that are chosen, never typed ones, are kept. */
  page: string;
  toggle: string;
  /** Said when the answers are sent. */
  thanks?: string;
  pages: string[];
  delayMs?: number;
}
export interface Flag {
  /** What is different while it is on, in one sentence. */
  means: string;
  enabled: boolean;
  /** Decided for this kind of identity only; for both when absent. */
  for?: 'customer' | 'agent';
  /** Variable -> its value, as text. */
  variables?: { [k: string]: string };
  /** An experiment: variant -> its share of the visitors in percent, and what is different. */
  variants?: { [k: string]: Variant };
}
export interface Variant {
  share: number;
  /** Variable -> its value, as text. */
  variables?: { [k: string]: string };
}
/** What the footer of every page discloses, for every lender. */
export interface SiteFooter {
  /** The sentences in order; {{org.…}} is filled in. */
  disclosures: Disclosure[];
  /** What lenders themselves write there, word for word, so that it can be said in another language; {{org.…}} is filled in. */
  lenders?: LendersOwn[];
  /** The lender's feature toggle that shows the credit union administration's logo. */
  creditUnionToggle?: string;
  /** Paths of the lender's own staff, where it says who the lender is and discloses nothing; one ending in * stands for all that begin with it. */
  without?: string[];
  /** Addresses, without a step, at which all disclosures stand open where there is room. Elsewhere the first ones do, and the rest is one press away. */
  whole?: string[];
  /** How many disclosures stand open on every page. */
  leading?: number;
}
export interface Disclosure {
  id: string;
  text: string;
  /** A yes-or-no of the lender's org.json: the sentence is said when it is so. */
  switch?: string;
  is?: boolean;
}
export interface LendersOwn { id: string; text: string }
/** The form that writes to the lender: its page, the toggle behind it, and the words after it is sent. */
export interface Feedback { page: string; toggle: string; thanks: string }
/** The chat beside the pages: the flow that it is, the flags behind it, its forms, and the query parameters that it reads. Its words are the room of `says` that is called as the flow; they come with the flow, not with the document. */
export interface SiteChat {
  /** A flow that is a panel. */
  flow: string;
  /** The flag without which there is no chat. */
  toggle: string;
  /** The flag under which those who are signed in prove to the chat who they are. */
  authentication: string;
  /** The flag whose variable `provider` says who carries a chat with a person; without it the lender's own setting does. */
  provider: string;
  /** Paths without a chat; one that ends in * means all that begin so. */
  without?: string[];
  /** The page of the flow with which a visitor begins. */
  start: string;
  /** The page of the flow that asks why an answer of the chatbot was a bad one. */
  reasons: string;
  /** The query parameter that opens the chat at load. Its value `tab` gives it the whole browser tab. */
  opens: string;
  /** The query parameter that names a provider, outside of production. */
  mode: string;
  /** The query parameter with which a transcript may be read, for the provider that asks for it. */
  token: string;
}
/** What the bell says about conditions: the flag and the rule behind it, and the words for those that the server lists without words. */
export interface SiteNotifications {
  /** Conditions are asked for only while this feature flag is on. */
  toggle: string;
  /** And only while this rule holds. */
  when: Rule;
  /** Category of a condition -> its words. */
  conditions?: { [k: string]: ConditionWords };
  /** The words for every other category. */
  otherwise: ConditionWords;
}
export interface ConditionWords {
  title: string;
  text: string;
  /** The words of the button. */
  label: string;
  /** A path below the application's own. */
  to: string;
}
/** Which accounts are of people who work at a lender or for one, and how people sign in. */
export interface SiteIdentity {
  /** Kinds of accounts of people who work at a lender or for one; every other account is a customer's. */
  agents: string[];
  /** The flag of each kind of identity under which the identity broker signs it in, instead of the older login. */
  broker: { customer: string; agent: string };
}
/** Who counts as an additional signer: measured under the identifier of their account. */
export interface SiteSigner { when: Rule }
/** What the address of a visit may bring into registration; nothing else of an address is kept. The server makes the loan officer of `referrer`, the prefilled answers of `invite`, the crypto campaign of `utm_source` and the sample borrower of `persona`; others are only noted. */
export interface Entry { [k: string]: EntryParameter }
export interface EntryParameter {
  /** What it tells. */
  means: string;
  /** Its name in the query of the address. */
  parameter: string;
  /** What is longer is cut off. */
  characters: number;
  /** Where it stays: with the visitor's draft (limits.registration.draftDays), in the browser's tab, or nowhere. */
  keeps: ('draft' | 'tab')[];
  /** Production does not look at it. */
  sandboxOnly?: true;
}
/** Lenders that take no applications from the street: what they show, and where. */
export interface Closed {
  /** Kinds of lender (org.json, organization). */
  organizations: ('DIRECT' | 'PARTNER' | 'WHOLESALE' | 'REFERRING_LO' | 'CREDIT_UNION' | 'BROKER')[];
  /** The page of the support flow that is shown instead. */
  page: string;
  /** Closed to everyone. */
  paths: string[];
  /** Closed unless someone referred the visitor. */
  unlessReferred?: string[];
}
/** What stands around every email about an application; {{org.…}} is filled in. */
export interface SiteMail {
  greeting: string;
  /** Who to ask. */
  contact: string;
  /** Why this came, and must. */
  required: string;
  /** Why this came, and need not. */
  optional: string;
  /** The words of the link that ends what need not come. */
  unsubscribe: string;
  /** Who writes: name, number, postal address. */
  company: string;
  /** The equal housing line, by the lender's footerImage. */
  housing: { EOL: string; EHL: string; EHO: string };
  /** The end of every text message. */
  stop: string;
  /** What stands there instead where the email goes to an entry of a list, and not to the borrower; {{item.…}} is the entry. */
  item?: {
    greeting: string;
    /** Why this came. */
    required: string;
  };
  /** Why this came, for someone who has a part in the application of another; {{invitation.…}} is what the part knows of it. */
  part?: string;
}
export interface SiteMessage {
  /** Files whose promise of a message it keeps, with their flow: register/pages/login-info. */
  keeps?: string[];
  subject: string;
  text: string;
}

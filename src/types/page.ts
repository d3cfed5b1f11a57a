/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * The name of a rule of the flow, or ! and the name of one that must not hold; always and never are built in.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "rule".
 */
export type Rule = string;
/**
 * Markdown of a small subset; {{path | format}} is filled in from facts.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "text".
 */
export type Text = string;
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "block".
 */
export type Block =
  | TextBlock
  | HeadingBlock
  | AlertBlock
  | FormBlock
  | FactsBlock
  | ListBlock
  | LinksBlock
  | DocumentsBlock
  | DocumentListBlock
  | TimelineBlock
  | WaitingBlock
  | TableBlock
  | CardsBlock
  | DisclosureBlock
  | IllustrationBlock
  | CountdownBlock
  | OriginatorBlock
  | ApplicationsBlock
  | AccountsBlock
  | RemindersBlock
  | SessionsBlock
  | ConsentsBlock
  | StepsOverviewBlock
  | ContactBlock
  | EquityBarBlock
  | LandingBlock
  | SignInBlock
  | HandedOverBlock
  | ComparisonBlock
  | MessageBlock
  | HandOverBlock
  | QrCodeBlock
  | RowsBlock
  | WorkListBlock
  | ChatsBlock;
/**
 * What when refers to this block by.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "blockId".
 */
export type BlockId = string;
/**
 * A page of this flow, a path of the site beginning with /, #<id of a heading of this page>, or external:<key of the lender's links>.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "target".
 */
export type Target = string;
/**
 * A number, or where it stands: {{pricing.amount.minimum}}.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "bound".
 */
export type Bound = number;
/**
 * Kebab-case path of a page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "pageId".
 */
export type PageId = string;

/**
 * One page of a flow, read top to bottom as the borrower sees it. schema = what is asked, ui = how it looks, when = whether.
 */
export interface Page {
  /**
   * The path under pages/ and the URL; equals the file's path.
   */
  id: string;
  /**
   * The heading and the browser title.
   */
  title: string;
  /**
   * One or two plain sentences under the title.
   */
  lead?: string;
  /**
   * Title and lead in place of the page's own where a rule holds over the facts; the first row counts. An experiment's words give way to them.
   *
   * @minItems 1
   */
  instead?: InsteadRow[];
  /**
   * How long this takes, in words: '2 minutes'.
   */
  time?: string;
  /**
   * The page stands alone, or alone in a narrow column: without progress, cards and menu beside it.
   */
  frame?: 'alone' | 'narrow';
  /**
   * A key of flow.json#/progress/values: how far along this page is.
   */
  progress?: string;
  /**
   * What this page is about within its step, where the step's label does not say it: 'Insurance'.
   */
  part?: string;
  /**
   * Entities whose facts this page shows or asks rules about.
   */
  reads?: string[];
  /**
   * Entities that a submission of this page may change.
   */
  writes?: string[];
  open?: Open;
  loads?: Loads;
  /**
   * Path parameters after the id, in order: name -> the enumeration of schemas/domain/enumerations that it must be in.
   */
  params?: {
    [k: string]: PageParam;
  };
  /**
   * Names in the query of the page's address whose values go to the server with what is sent: another site led here with them, or they name what the page is about.
   *
   * @minItems 1
   * @maxItems 3
   */
  query?: string[];
  /**
   * Entity -> the entry of a list of facts that the query of the page's address names. It stands among the page's facts under that entity.
   */
  picks?: {
    [k: string]: Pick;
  };
  /**
   * How often the application is read again while the page is open; it also is when the window gets the focus.
   */
  everySeconds?: number;
  /**
   * The blocks of the page in order; the buttons come after the last one.
   */
  content?: Block[];
  /**
   * Blocks that stand beside the others where there is room, and below them where there is none.
   *
   * @minItems 1
   */
  beside?: BlockId[];
  schema?: PageSchema;
  ui?: Ui;
  /**
   * Whether: field or block id -> rule. What is not named here is always shown.
   */
  when?: {
    [k: string]: Rule;
  };
  /**
   * Field -> rule under which it must be answered.
   */
  requiredWhen?: {
    [k: string]: Rule;
  };
  /**
   * Field -> what an earlier try found wrong with it: said at the field when the page opens, until it is answered anew.
   */
  remarks?: {
    [k: string]: Remark;
  };
  /**
   * Field -> path of facts: what was chosen before stands in it, to be changed, until the field has an answer of its own. Never a consent.
   */
  opensWith?: {
    /**
     * Path of facts.
     */
    [k: string]: string;
  };
  /**
   * What must agree between fields.
   */
  checks?: PageCheck[];
  /**
   * Boolean field of schema -> the text that is agreed to by ticking it. The server stores type, version, text and time.
   */
  consents?: {
    [k: string]: Consent;
  };
  /**
   * The buttons in order: name -> what it says and does.
   */
  actions?: {
    [k: string]: Action;
  };
  /**
   * Flag of site.json -> variant -> the words that a visitor of that variant reads instead. What is asked and what a button does stays.
   */
  experiments?: {
    [k: string]: {
      [k: string]: PageWords;
    };
  };
  /**
   * What a lender may change by a patch of this file. Limits may only tighten; limits:<field> gives away those of one field. docs/lenders.md says what each means.
   */
  overridable?: string[];
  /**
   * Fields, blocks and buttons, or title, lead and time: what the law words or asks, the same for every lender whatever overridable says. Consents, disclosures, boxes that must be checked and sealed answers are locked by themselves.
   */
  locked?: string[];
}
export interface InsteadRow {
  when: Rule;
  title?: Text;
  lead?: Text;
}
/**
 * When the page may be submitted besides being the one that the step leads to. A step that lists `only` overrules it.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "open".
 */
export interface Open {
  /**
   * The server's steps at which the page is open, by the names of steps.json; start = before there is a step; any = at every step.
   */
  at: 'any' | string[];
  /**
   * The name of a rule of the flow, or ! and the name of one that must not hold; always and never are built in.
   */
  when?: string;
}
/**
 * The facts that this page asks our server for, in place of an application's. Who may not see them gets the page that says that there is none.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "loads".
 */
export interface Loads {
  /**
   * The entity that the call answers.
   */
  as: string;
  /**
   * Path of the call; {name} is filled in from the query of the page's address.
   */
  from: string;
  /**
   * What of the query of the page's address goes along with both calls where it is there.
   *
   * @minItems 1
   */
  query?: string[];
  /**
   * Path of the call that answers a file of these facts; {uuid} is the file's.
   */
  files?: string;
  /**
   * Path of the call that takes a file of these facts.
   */
  sends?: string;
  /**
   * How often it is asked again while the page is open.
   */
  everySeconds?: number;
}
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "param".
 */
export interface PageParam {
  /**
   * A definition of schemas/domain/enumerations.schema.json.
   */
  enum: string;
}
export interface Pick {
  /**
   * Path of the list; its entries have a uuid.
   */
  from: string;
  /**
   * The name in the query that says the entry's uuid; the page lists it under query.
   */
  by: string;
  /**
   * The page that shows where the list has no such entry.
   */
  otherwise: string;
}
/**
 * Paragraphs.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "textBlock".
 */
export interface TextBlock {
  block: 'text';
  id?: BlockId;
  text: Text;
}
/**
 * A heading of a part of the page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "headingBlock".
 */
export interface HeadingBlock {
  block: 'heading';
  id?: BlockId;
  text: Text;
}
/**
 * A colored message that stands out.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "alertBlock".
 */
export interface AlertBlock {
  block: 'alert';
  id?: BlockId;
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: Text;
  text: Text;
  /**
   * Read out at once, and the focus goes there when it appears: for what has to be known before going on.
   */
  takesFocus?: boolean;
}
/**
 * The fields of the page, or a group of them.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "formBlock".
 */
export interface FormBlock {
  block: 'form';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /**
   * Which fields; all that no other form block names when left out.
   *
   * @minItems 1
   */
  fields?: string[];
}
/**
 * Label and value pairs.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "factsBlock".
 */
export interface FactsBlock {
  block: 'facts';
  id?: BlockId;
  title?: Text;
  /**
   * @minItems 1
   */
  rows: FactsRow[];
  /**
   * The page where these facts are changed.
   */
  edit?: string;
}
export interface FactsRow {
  label: Text;
  value: Text;
  when?: Rule;
  help?: Text;
  /**
   * A button beside the value copies it.
   */
  copy?: boolean;
}
/**
 * Points, steps or checks: the author's own, or the texts of a list of facts.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "listBlock".
 */
export interface ListBlock {
  block: 'list';
  /**
   * Path of a list of texts in the facts.
   */
  from?: string;
  id?: BlockId;
  title?: Text;
  style?: 'check' | 'number' | 'bullet';
  /**
   * @minItems 1
   */
  items?: (Text | ListItem)[];
}
export interface ListItem {
  text: Text;
  when?: Rule;
}
/**
 * Ways to other pages.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "linksBlock".
 */
export interface LinksBlock {
  block: 'links';
  id?: BlockId;
  title?: Text;
  /**
   * @minItems 1
   */
  items: PageLink[];
}
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "link".
 */
export interface PageLink {
  label: Text;
  to: Target;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  text?: string;
  when?: Rule;
}
/**
 * A table of the application's documents, to open or download.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "documentsBlock".
 */
export interface DocumentsBlock {
  block: 'documents';
  id?: BlockId;
  title?: Text;
  types?: string[];
  /**
   * Path of a list of {uuid, title}; the application's documents when left out.
   */
  from?: string;
  /**
   * To be downloaded, and not shown on the screen.
   */
  keepOnly?: true;
}
/**
 * Everything that was made, signed and uploaded, each with where it stands and who opened it: entries of the domain's documents.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "documentListBlock".
 */
export interface DocumentListBlock {
  block: 'document-list';
  id?: BlockId;
  /**
   * Path of the list of documents.
   */
  from: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  made: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  sent: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  none?: string;
}
/**
 * What has happened and what follows: entries of {title, text?, at?, state: done|current|next}.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "timelineBlock".
 */
export interface TimelineBlock {
  block: 'timeline';
  id?: BlockId;
  title?: Text;
  /**
   * Path of the facts.
   */
  from: string;
}
/**
 * What the current step says about itself: what, who, how long.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "waitingBlock".
 */
export interface WaitingBlock {
  block: 'waiting';
  id?: BlockId;
  /**
   * What is done and what follows; the first that is open is now.
   */
  milestones?: Milestone[];
}
export interface Milestone {
  label: Text;
  when?: Rule;
  /**
   * The name of a rule of the flow, or ! and the name of one that must not hold; always and never are built in.
   */
  open: string;
}
/**
 * One row per entry of a list of facts.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "tableBlock".
 */
export interface TableBlock {
  block: 'table';
  id?: BlockId;
  title?: Text;
  /**
   * Path of the list.
   */
  from: string;
  /**
   * @minItems 1
   */
  columns: TableColumn[];
  /**
   * A page of this flow, a path of the site beginning with /, #<id of a heading of this page>, or external:<key of the lender's links>.
   */
  edit?: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  empty?: string;
}
export interface TableColumn {
  label: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  value: string;
}
/**
 * One card per entry of a list of facts.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "cardsBlock".
 */
export interface CardsBlock {
  block: 'cards';
  id?: BlockId;
  /**
   * Path of the list.
   */
  from: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  title: string;
  text?: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  status?: string;
  actions?: CardAction[];
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  empty?: string;
  /**
   * The word in the corner, by what the entry says, in place of status; the first that fits.
   *
   * @minItems 1
   */
  marks?: Mark[];
  /**
   * Short lines below the text, each where its rule holds over the entry as item.
   *
   * @minItems 1
   */
  lines?: CardLine[];
  parts?: CardParts;
}
export interface CardAction {
  label: Text;
  /**
   * A page; may hold {{item.…}}.
   */
  to: string;
  when?: Rule;
}
/**
 * A word beside the name of entries whose value is this.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "mark".
 */
export interface Mark {
  /**
   * A value of the entry.
   */
  by: string;
  /**
   * What it is.
   */
  is: string | boolean;
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: Text;
}
export interface CardLine {
  text: Text;
  when?: Rule;
  /**
   * What has to be noticed.
   */
  tone?: 'danger' | 'success';
}
/**
 * The entries of a list inside the entry, a row each; {{item.…}} is then the inner entry.
 */
export interface CardParts {
  /**
   * Path of the list in the entry.
   */
  from: string;
  title: Text;
  text?: Text;
  /**
   * @minItems 1
   */
  marks?: Mark[];
}
/**
 * Legal text that folds.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "disclosureBlock".
 */
export interface DisclosureBlock {
  block: 'disclosure';
  id?: BlockId;
  title: Text;
  text: Text;
  /**
   * Unfolded from the start.
   */
  open?: boolean;
}
/**
 * A picture that says nothing new.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "illustrationBlock".
 */
export interface IllustrationBlock {
  block: 'illustration';
  id?: BlockId;
  /**
   * A drawing of src/web/parts/scenes.tsx or pictures.tsx.
   */
  name:
    | 'complete'
    | 'document'
    | 'hearth'
    | 'house'
    | 'identity'
    | 'mail'
    | 'map'
    | 'not-found'
    | 'notary'
    | 'paused'
    | 'phone'
    | 'snag'
    | 'waiting';
  /**
   * The first time that an application shows it, it celebrates.
   */
  celebrates?: boolean;
}
/**
 * Time left until a moment.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "countdownBlock".
 */
export interface CountdownBlock {
  block: 'countdown';
  id?: BlockId;
  /**
   * Path of a date or time in the facts.
   */
  to: string;
  text: Text;
}
/**
 * The loan officer or broker; nothing when there is none.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "originatorBlock".
 */
export interface OriginatorBlock {
  block: 'originator';
  id?: BlockId;
}
/**
 * The borrower's applications, on the dashboard.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "applicationsBlock".
 */
export interface ApplicationsBlock {
  block: 'applications';
  id?: BlockId;
  /**
   * The page that an ended application opens.
   */
  ended?: string;
  /**
   * The page of an application that lists its documents.
   */
  documents?: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  start?: string;
  title?: Text;
}
/**
 * The accounts that the person may switch to.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "accountsBlock".
 */
export interface AccountsBlock {
  block: 'accounts';
  id?: BlockId;
  title?: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  current: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  choose: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  only: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  unreachable?: string;
}
/**
 * Which reminders the person gets, each channel to be turned off and on.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "remindersBlock".
 */
export interface RemindersBlock {
  block: 'reminders';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  email: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  sms: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  on: string;
  off: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  stop: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  start: string;
}
/**
 * Where the person is logged in, each to be ended.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "sessionsBlock".
 */
export interface SessionsBlock {
  block: 'sessions';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  current: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  end: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  endOthers: string;
}
/**
 * What the person agreed to, over all applications: version, day, and the text to read again.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "consentsBlock".
 */
export interface ConsentsBlock {
  block: 'consents';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  read: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  withdrawn: string;
  /**
   * Type of consent -> what it is called here.
   */
  names?: {
    [k: string]: Text;
  };
  /**
   * Type of consent -> the page of its application on which it can be taken back.
   */
  manage?: {
    [k: string]: ConsentWay;
  };
}
export interface ConsentWay {
  label: Text;
  to: string;
}
/**
 * The steps of the flow with the current one marked.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "stepsOverviewBlock".
 */
export interface StepsOverviewBlock {
  block: 'steps-overview';
  id?: BlockId;
  title?: Text;
}
/**
 * How to reach the lender: phone, email and hours, from the lender's own data.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "contactBlock".
 */
export interface ContactBlock {
  block: 'contact';
  id?: BlockId;
  title?: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  text?: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  reference?: string;
  /**
   * Shows the postal address too.
   */
  mail?: boolean;
}
/**
 * All debts on the home as a share of its value, changing with what is typed. Texts read {{item.owed}}, {{item.line}}, {{item.value}} (dollars), {{item.share}} and {{item.limit}} (percent).
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "equityBarBlock".
 */
export interface EquityBarBlock {
  block: 'equity-bar';
  id?: BlockId;
  title?: Text;
  /**
   * Path of the debts: entries of {balance, open, payoff}.
   */
  liens: string;
  /**
   * Path of the home's value, in cents.
   */
  worth: string;
  /**
   * Path of the new line, in whole dollars.
   */
  line: string;
  /**
   * Path of the largest share that is lent against, in percent.
   */
  limit?: string;
  text: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  over?: string;
}
/**
 * The opening of a first page: title, lead and the page's buttons beside a picture, and why one may trust it.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "landingBlock".
 */
export interface LandingBlock {
  block: 'landing';
  id?: BlockId;
  picture: string;
  /**
   * @maxItems 4
   */
  points?: {
    icon: string;
    title: Text;
    text: Text;
  }[];
}
/**
 * The login: the page's title and lead below a picture, email and password, and other ways in. What the fields say is in site.json, for the login over a page says it too.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "signInBlock".
 */
export interface SignInBlock {
  block: 'sign-in';
  id?: BlockId;
  picture: string;
  /**
   * For those without their password at hand; the first is a button.
   *
   * @minItems 1
   * @maxItems 4
   */
  items?: PageLink[];
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  text?: string;
}
/**
 * What a phone shows that opened the link of a hand-over: the title and the fields of the page that was handed over, the page's own lead, and the button that ends it.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "handedOverBlock".
 */
export interface HandedOverBlock {
  block: 'handed-over';
  id?: BlockId;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  label: string;
  /**
   * Said in its place afterwards.
   */
  done: {
    title: Text;
    text: Text;
    picture: string;
  };
  /**
   * Said when the link does not work any more, above the server's reason.
   */
  expired: {
    title: Text;
    picture: string;
  };
}
/**
 * The same values before and after; what changed is marked.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "comparisonBlock".
 */
export interface ComparisonBlock {
  block: 'comparison';
  id?: BlockId;
  title?: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  before: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  after: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  unchanged?: string;
  /**
   * @minItems 1
   */
  rows: ComparisonRow[];
}
export interface ComparisonRow {
  label: Text;
  before: Text;
  after: Text;
  when?: Rule;
}
/**
 * A text to send on to somebody: shown whole, with buttons that copy it and open it as an email.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "messageBlock".
 */
export interface MessageBlock {
  block: 'message';
  id?: BlockId;
  title: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  help?: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  subject: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  text: string;
}
/**
 * Hands file fields of the page over to a phone: a code to scan opens them there.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "handOverBlock".
 */
export interface HandOverBlock {
  block: 'hand-over';
  id?: BlockId;
  title: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  text: string;
  /**
   * File fields of the page, in order.
   *
   * @minItems 1
   */
  fields: string[];
}
/**
 * A value of the facts as a code that a camera reads; nothing where the value is missing.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "qrCodeBlock".
 */
export interface QrCodeBlock {
  block: 'qr-code';
  id?: BlockId;
  title: Text;
  /**
   * Path of what the code holds.
   */
  from: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  label: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  text: string;
}
/**
 * Label and value pairs that stand in the facts themselves: a list of {label, value}, or of groups {title, rows}.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "rowsBlock".
 */
export interface RowsBlock {
  block: 'rows';
  id?: BlockId;
  title?: Text;
  /**
   * Path of the list.
   */
  from: string;
}
/**
 * What waits for people: a list of facts with ways to narrow it down, each entry leading to its page if it has one.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "workListBlock".
 */
export interface WorkListBlock {
  block: 'work-list';
  id?: BlockId;
  /**
   * Path of the list.
   */
  from: string;
  /**
   * The page of an entry; may hold {{item.…}}. Left out, the entries lead nowhere.
   */
  to?: string;
  name: WorkListName;
  /**
   * @minItems 1
   * @maxItems 10
   */
  columns: WorkListColumn[];
  /**
   * Parts of the list, the first one open: name -> what it is called and which entries it holds.
   */
  views: {
    [k: string]: WorkListView;
  };
  /**
   * Name of a value of the entry -> a choice among those that occur.
   */
  filters?: {
    [k: string]: WorkListFilter;
  };
  marks?: Mark[];
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  empty: string;
  atOnce?: WorkListAtOnce;
}
/**
 * What leads to the entry's page.
 */
export interface WorkListName {
  label: Text;
  value: Text;
}
export interface WorkListColumn {
  label: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  value: string;
  /**
   * Shown in these views only.
   *
   * @minItems 1
   */
  views?: string[];
  /**
   * Sentences: they have room, and wrap.
   */
  isLong?: true;
}
export interface WorkListView {
  label: Text;
  /**
   * A value of the entry.
   */
  by: string;
  /**
   * The entry is there when the value is one of these.
   *
   * @minItems 1
   */
  is: (string | boolean)[];
}
export interface WorkListFilter {
  label: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  all: string;
}
/**
 * How many entries are shown, and what the button says that shows as many more.
 */
export interface WorkListAtOnce {
  rows: number;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  more: string;
}
/**
 * Chats with people outside, live: who waits, the reader's own, and the one that is open. Its list is loaded by the page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "chatsBlock".
 */
export interface ChatsBlock {
  block: 'chats';
  id?: BlockId;
  /**
   * Path of the list.
   */
  from: string;
  /**
   * Path of what borrowers read the reader is called; without a value there is nothing to choose.
   */
  agentName?: string;
  /**
   * The flow of the chat on the other side: how a line is kept stands in its timers.
   */
  panel: string;
  words: ChatsWords;
}
/**
 * What the block says.
 */
export interface ChatsWords {
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  list: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  mine: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  waiting: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  none: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  unread: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  now: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  minutes: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  choose: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  gone: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  back: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  accept: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  end: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  endTitle: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  endText: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  endLabel: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  endCancel: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  said: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  quiet: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  before: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  assistant: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  bad: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  typing: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  read: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  sending: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  failed: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  retry: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  lost: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  over: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  overBorrower: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  overAgent: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  overMine: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  overTime: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  away: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  awayMark: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  taken: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  reply: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  send: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  ready: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  means: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  verified: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  unverified: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  email: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  since: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  page: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  lender: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  language: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  loanNumber: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  step: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  stepPage: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  because: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  download: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  handOver: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  signedIn: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  signedInMark: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  agentName: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  agentNameHelp: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  saveAgentName: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  savedAgentName: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  toQueue: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  notes: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  note: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  saveNote: string;
}
/**
 * What is asked, in the order of asking. Each property is one field; $ref binds it to where its answer is stored.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "form".
 */
export interface PageSchema {
  type: 'object';
  /**
   * Fields that must be answered whenever shown.
   */
  required?: string[];
  properties: {
    [k: string]: FieldSchema;
  };
}
/**
 * JSON Schema of one answer. Keywords beside $ref only tighten the domain's own.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "field".
 */
export interface FieldSchema {
  /**
   * The domain entity and the place in it: profile#/properties/email. Without it the answer is never stored.
   */
  $ref?: string;
  /**
   * The label.
   */
  title?: string;
  /**
   * Help under the label; prefer ui:help.
   */
  description?: string;
  type?:
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')[];
  /**
   * @minItems 1
   */
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  /**
   * A format of the vocabulary.
   */
  format?: string;
  /**
   * A short regular expression; give maxLength beside it.
   */
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: Bound;
  maximum?: Bound;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contains?: FieldSchema;
  properties?: {
    [k: string]: FieldSchema;
  };
  required?: string[];
  minProperties?: number;
  additionalProperties?: boolean | FieldSchema;
  allOf?: FieldSchema[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  not?: FieldSchema;
  if?: FieldSchema;
  then?: FieldSchema;
  else?: FieldSchema;
  /**
   * One sentence for any failure of this field except a missing answer.
   */
  message?: string;
  /**
   * Said when the answer is missing; 'Required' otherwise.
   */
  requiredMessage?: string;
  /**
   * Encrypted at rest and never sent back.
   */
  sealed?: boolean;
  /**
   * The HTML autocomplete token: 'postal-code'.
   */
  autocomplete?: string;
}
/**
 * How it looks: ui:order, and per field ui:widget, ui:help, ui:options.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "ui".
 */
export interface Ui {
  /**
   * Order of the fields; '*' stands for the rest.
   */
  'ui:order'?: string[];
  [k: string]: unknown;
}
export interface Remark {
  when: Rule;
  text: Text;
}
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "check".
 */
export interface PageCheck {
  /**
   * A check of the vocabulary.
   */
  check: string;
  /**
   * Field names, or paths in a field with dots, * for every entry of a list: homes.*.zip; the message stands at the last one.
   *
   * @minItems 1
   */
  fields: string[];
  /**
   * What the check compares with, where it needs one.
   */
  value?: string | number | {};
  /**
   * What the borrower reads when it fails.
   */
  message: string;
  when?: Rule;
}
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "consent".
 */
export interface Consent {
  /**
   * Stored in application.consents[].type.
   */
  type: string;
  /**
   * Changes whenever the text changes: '2026-11'.
   */
  version: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  title?: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  text: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  label?: string;
  /**
   * A lender may word it anew, under a version of its own. Without this no lender may change it.
   */
  lenders?: true;
  opens?: ConsentSample;
}
/**
 * A document that must be opened before the box can be ticked; the server notes when it was. For pages before there is an application.
 */
export interface ConsentSample {
  /**
   * A file of documents/, by its name. Everybody can open it, so it must fill in nothing but the lender.
   */
  document: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  title: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  label: string;
}
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "action".
 */
export interface Action {
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  label: string;
  /**
   * How loud the button is; at most one primary is shown.
   */
  kind: 'primary' | 'secondary' | 'quiet';
  /**
   * save = validate and submit; link = go to; event = fire an event of the machine and nothing else; call = run effects without answers.
   */
  do: 'save' | 'link' | 'event' | 'call';
  /**
   * A page of this flow, a path of the site beginning with /, #<id of a heading of this page>, or external:<key of the lender's links>.
   */
  to?: string;
  /**
   * The event that is fired once the answers are stored and the effects have run: a transition of the machine. It ends when the server's step changes.
   */
  event?: string;
  /**
   * Effects of the vocabulary, run on the server in this order.
   */
  effects?: string[];
  /**
   * What follows a success: route = where the journey stands now; stay; or a page. Where an effect leads to another site, that site leads back to this page.
   */
  then?: ('route' | 'stay') | ThenTo;
  /**
   * The name of a rule of the flow, or ! and the name of one that must not hold; always and never are built in.
   */
  when?: string;
  /**
   * A tabler icon's name.
   */
  icon?: string;
  processing?: Processing;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  done?: string;
  confirm?: Confirm;
}
export interface ThenTo {
  to: Target;
}
/**
 * Said over the page while a slow submission is worked on.
 */
export interface Processing {
  title: Text;
  /**
   * What is done meanwhile, one after the other, spread over the time.
   *
   * @minItems 1
   * @maxItems 8
   */
  messages: Text[];
  /**
   * After this long the page shows again; 30000 when left out.
   */
  timeoutMs?: number;
}
/**
 * A question before it is done.
 */
export interface Confirm {
  title: Text;
  text: Text;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  label: string;
  /**
   * Markdown of a small subset; {{path | format}} is filled in from facts.
   */
  cancel: string;
}
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "pageWords".
 */
export interface PageWords {
  title?: Text;
  lead?: Text;
  /**
   * Button of the page -> what it says.
   */
  actions?: {
    [k: string]: ActionWords;
  };
}
/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "actionWords".
 */
export interface ActionWords {
  label: Text;
}
/**
 * How one field looks; keys without 'ui:' are fields inside it.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "fieldUi".
 */
export interface FieldUi {
  /**
   * A widget of the vocabulary.
   */
  'ui:widget'?: string;
  /**
   * A sentence under the label.
   */
  'ui:help'?: string;
  /**
   * Options of the widget, as the vocabulary lists them.
   */
  'ui:options'?: {};
  /**
   * A label that differs from the schema's title.
   */
  'ui:title'?: string;
  'ui:order'?: string[];
  [k: string]: unknown;
}

/* Generated from schemas/ by `npm run types`. Do not edit. */

/** Markdown of a small subset; {{path | format}} is filled in from facts. */
export type Text = string;
/** What when refers to this block by. */
export type BlockId = string;
/** The name of a rule of the flow, or ! and the name of one that must not hold; always and never are built in. */
export type Rule = string;
/** A number, or where it stands: {{pricing.amount.minimum}}. */
export type Bound = number;
/** Kebab-case path of a page. */
export type PageId = string;
/** A page of this flow, a path of the site beginning with /, #<id of a heading of this page>, or external:<key of the lender's links>. */
export type Target = string;
export type Block =
  | TextBlock | HeadingBlock | AlertBlock | FormBlock | FactsBlock | ListBlock | LinksBlock | DocumentsBlock
  | DocumentListBlock | TimelineBlock | WaitingBlock | TableBlock | CardsBlock | DisclosureBlock
  | IllustrationBlock | PersonBlock | CountdownBlock | OriginatorBlock | ApplicationsBlock | AccountsBlock
  | RemindersBlock | SessionsBlock | ConsentsBlock | StepsOverviewBlock | ContactBlock | EquityBarBlock
  | LandingBlock | SignInBlock | HandedOverBlock | ComparisonBlock | MessageBlock | HandOverBlock
  | QrCodeBlock | RowsBlock | WorkListBlock | ChatsBlock | ActionsBlock;

/** One page of a flow, read top to bottom as the borrower sees it. schema = what is asked, ui = how it looks, when = whether. */
export interface Page {
  /** The path under pages/ and the URL; equals the file's path. */
  id: PageId;
  /** The heading and the browser title. */
  title: Text;
  /** One or two plain sentences under the title. */
  lead?: Text;
  /** Title and lead in place of the page's own where a rule holds over the facts; the first row counts. An experiment's words give way to them. */
  instead?: InsteadRow[];
  /** How long this takes, in words: '2 minutes'. */
  time?: string;
  /** The page stands alone, or alone in a narrow column: without progress, cards and menu beside it. */
  frame?: 'alone' | 'narrow';
  /** A key of flow.json#/progress/values: how far along this page is. */
  progress?: string;
  /** What this page is about within its step, where the step's label does not say it: 'Insurance'. */
  part?: string;
  /** Entities whose facts this page shows or asks rules about. */
  reads?: string[];
  /** Entities that a submission of this page may change. */
  writes?: string[];
  open?: Open;
  loads?: Loads;
  /** Path parameters after the id, in order: name -> the enumeration of schemas/domain/enumerations that it must be in. */
  params?: { [k: string]: PageParam };
  /** Names in the query of the page's address whose values go to the server with what is sent: another site led here with them, or they name what the page is about. */
  query?: string[];
  /** Entity -> the entry of a list of facts that the query of the page's address names. It stands among the page's facts under that entity. */
  picks?: { [k: string]: Pick };
  /** How often the application is read again while the page is open; it also is when the window gets the focus. */
  everySeconds?: number;
  /** The blocks of the page in order; the buttons come after the last one. */
  content?: Block[];
  /** Blocks that stand beside the others where there is room, and below them where there is none. */
  beside?: BlockId[];
  /** Blocks that stand together behind one press: fold -> what it is called and the blocks in it. A fold stands where its first block does. */
  folds?: { [k: string]: Fold };
  schema?: PageSchema;
  ui?: Ui;
  /** Whether: field or block id -> rule. What is not named here is always shown. */
  when?: { [k: string]: Rule };
  /** Field -> rule under which it must be answered. */
  requiredWhen?: { [k: string]: Rule };
  /** Field -> what an earlier try found wrong with it: said at the field when the page opens, until it is answered again. */
  remarks?: { [k: string]: Remark };
  /** Field -> path of facts: what was chosen before is in it, to be changed, until the field has an answer of its own. Never a consent. */
  opensWith?: {
    /** Path of facts. */
    [k: string]: string;
  };
  /** What must agree between fields. */
  checks?: PageCheck[];
  /** Boolean field of schema -> the text that is agreed to by checking it. The server stores type, version, text and time. */
  consents?: { [k: string]: Consent };
  /** The buttons in order: name -> what it says and does. */
  actions?: { [k: string]: Action };
  /** Flag of site.json -> variant -> the words that a visitor of that variant reads instead. What is asked and what a button does stays. */
  experiments?: {
    [k: string]: { [k: string]: PageWords };
  };
  /** What a lender may change by a patch of this file. Limits may only tighten; limits:<field> gives away those of one field. docs/lenders.md says what each means. */
  overridable?: string[];
  /** Fields, blocks and buttons, or title, lead and time: what the law words or asks, the same for every lender whatever overridable says. Consents, disclosures, boxes that must be checked and sealed answers are locked by themselves. */
  locked?: string[];
}
export interface InsteadRow { when: Rule; title?: Text; lead?: Text }
export interface PageParam {
  /** A definition of schemas/domain/enumerations.schema.json. */
  enum: string;
}
export interface Pick {
  /** Path of the list; its entries have a uuid. */
  from: string;
  /** The name in the query that says the entry's uuid; the page lists it under query. */
  by: string;
  /** The page that shows where the list has no such entry. */
  otherwise: string;
}
export interface Fold { title: Text; blocks: BlockId[] }
export interface Remark { when: Rule; text: Text }
export interface Consent {
  /** Stored in application.consents[].type. */
  type: string;
  /** Changes whenever the text changes: '2026-11'. */
  version: string;
  /** The heading of the text. */
  title?: Text;
  /** The whole text that is agreed to. */
  text: Text;
  /** Beside the box, when it differs from the field's title. */
  label?: Text;
  /** A lender may word it again, under a version of its own. Without this no lender may change it. */
  lenders?: true;
  opens?: ConsentSample;
}
/** A document that must be opened before the box can be checked; the server notes when it was. For pages before there is an application. */
export interface ConsentSample {
  /** A file of documents/, by its name. Everyone can open it, so it must fill in nothing but the lender. */
  document: string;
  /** What stands above the open document. */
  title: Text;
  /** What the button that opens it says. */
  label: Text;
}
export interface Action {
  /** What the button says: a verb. */
  label: Text;
  /** How loud the button is; at most one primary is shown. */
  kind: 'primary' | 'secondary' | 'quiet';
  /** save = validate and submit; link = go to; event = fire an event of the machine and nothing else; call = run effects without answers. */
  do: 'save' | 'link' | 'event' | 'call';
  /** Where a link goes. */
  to?: Target;
  /** The event that is fired once the answers are stored and the effects have run: a transition of the machine. It ends when the server's step changes. */
  event?: string;
  /** Effects of the vocabulary, run on the server in this order. */
  effects?: string[];
  /** What follows a success: route = where the journey stands now; stay; or a page. Where an effect leads to another site, that site leads back to this page. */
  then?: ('route' | 'stay') | ThenTo;
  /** The button is there only while this rule holds. */
  when?: Rule;
  /** A tabler icon's name. */
  icon?: string;
  processing?: Processing;
  /** Said in passing once it has succeeded. */
  done?: Text;
  confirm?: Confirm;
}
export interface ThenTo { to: Target }
/** Said over the page while a slow submission is worked on. */
export interface Processing {
  title: Text;
  /** What is done meanwhile, one after the other, spread over the time. */
  messages: Text[];
  /** After this long the page shows again; 30000 when left out. */
  timeoutMs?: number;
}
/** A question before it is done. */
export interface Confirm {
  title: Text;
  text: Text;
  /** The button that does it. */
  label: Text;
  /** The button that does not. */
  cancel: Text;
}
export interface PageWords {
  title?: Text;
  lead?: Text;
  /** Button of the page -> what it says. */
  actions?: { [k: string]: ActionWords };
}
export interface ActionWords { label: Text }
/** When the page may be submitted besides being the one that the step leads to. A step that lists `only` overrules it. */
export interface Open {
  /** The server's steps at which the page is open, by the names of steps.json; start = before there is a step; any = at every step. */
  at: 'any' | string[];
  /** A rule that has to hold as well. */
  when?: Rule;
}
/** The facts that this page asks our server for, in place of an application's. Who may not see them gets the page that says that there is none. */
export interface Loads {
  /** The entity that the call answers. */
  as: string;
  /** Path of the call; {name} is filled in from the query of the page's address. */
  from: string;
  /** What of the query of the page's address goes along with both calls where it is there. */
  query?: string[];
  /** Path of the call that answers a file of these facts; {uuid} is the file's. */
  files?: string;
  /** Path of the call that takes a file of these facts. */
  sends?: string;
  /** How often it is asked again while the page is open. */
  everySeconds?: number;
}
/** What is asked, in the order of asking. Each property is one field; $ref binds it to where its answer is stored. */
export interface PageSchema {
  type: 'object';
  /** Fields that must be answered whenever shown. */
  required?: string[];
  properties: { [k: string]: FieldSchema };
}
/** JSON Schema of one answer. Keywords beside $ref only tighten the domain's own. */
export interface FieldSchema {
  /** The domain entity and the place in it: profile#/properties/email. Without it the answer is never stored. */
  $ref?: string;
  /** The label. */
  title?: string;
  /** Help under the label; prefer ui:help. */
  description?: string;
  type?:
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  /** A format of the vocabulary. */
  format?: string;
  /** A short regular expression; give maxLength beside it. */
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
  properties?: { [k: string]: FieldSchema };
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
  /** One sentence for any failure of this field except a missing answer. */
  message?: string;
  /** Said when the answer is missing; 'Required' otherwise. */
  requiredMessage?: string;
  /** Encrypted at rest and never sent back. */
  sealed?: boolean;
  /** The HTML autocomplete token: 'postal-code'. */
  autocomplete?: string;
}
/** How it looks: ui:order, and per field ui:widget, ui:help, ui:options. */
export interface Ui {
  /** Order of the fields; '*' stands for the rest. */
  'ui:order'?: string[];
  [k: string]: unknown;
}
/** How one field looks; keys without 'ui:' are fields inside it. */
export interface FieldUi {
  /** A widget of the vocabulary. */
  'ui:widget'?: string;
  /** A sentence under the label. */
  'ui:help'?: string;
  /** Options of the widget, as the vocabulary lists them. */
  'ui:options'?: {};
  /** A label that differs from the schema's title. */
  'ui:title'?: string;
  'ui:order'?: string[];
  [k: string]: unknown;
}
export interface PageCheck {
  /** A check of the vocabulary. */
  check: string;
  /** Field names, or paths in a field with dots, * for every entry of a list: homes.*.zip; the message stands at the last one. */
  fields: string[];
  /** What the check compares with, where it needs one. */
  value?: string | number | {};
  /** What the borrower reads when it fails. */
  message: string;
  when?: Rule;
}
export interface PageLink {
  label: Text;
  to: Target;
  /** A sentence under the label. */
  text?: Text;
  when?: Rule;
}
/** Paragraphs. */
export interface TextBlock { block: 'text'; id?: BlockId; text: Text }
/** A heading of a part of the page. */
export interface HeadingBlock { block: 'heading'; id?: BlockId; text: Text }
/** A colored message that stands out. */
export interface AlertBlock {
  block: 'alert';
  id?: BlockId;
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: Text;
  text: Text;
  /** Read out at once, and the focus goes there when it appears: for what has to be known before continuing. */
  takesFocus?: boolean;
}
/** The fields of the page, or a group of them. */
export interface FormBlock {
  block: 'form';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /** Which fields; all that no other form block names when left out. */
  fields?: string[];
}
/** Buttons of the page here instead of at its end. */
export interface ActionsBlock {
  block: 'actions';
  id: BlockId;
  /** Which actions of the page. */
  only: string[];
}
/** Label and value pairs. */
export interface FactsBlock {
  block: 'facts';
  id?: BlockId;
  title?: Text;
  rows: FactsRow[];
  /** The page where these facts are changed. */
  edit?: Target;
}
export interface FactsRow {
  label: Text;
  value: Text;
  when?: Rule;
  help?: Text;
  /** A button beside the value copies it. */
  copy?: boolean;
}
/** Points, steps or checks: the author's own, or the texts of a list of facts. */
export interface ListBlock {
  block: 'list';
  /** Path of a list of texts in the facts. */
  from?: string;
  id?: BlockId;
  title?: Text;
  style?: 'check' | 'number' | 'bullet';
  items?: (Text | ListItem)[];
}
export interface ListItem { text: Text; when?: Rule }
/** Ways to other pages. */
export interface LinksBlock { block: 'links'; id?: BlockId; title?: Text; items: PageLink[] }
/** A table of the application's documents, to open or download. */
export interface DocumentsBlock {
  block: 'documents';
  id?: BlockId;
  title?: Text;
  types?: string[];
  /** Path of a list of {uuid, title}; the application's documents when left out. */
  from?: string;
  /** To be downloaded, and not shown on the screen. */
  keepOnly?: true;
}
/** Everything that was made, signed and uploaded, each with where it stands and who opened it: entries of the domain's documents. */
export interface DocumentListBlock {
  block: 'document-list';
  id?: BlockId;
  /** Path of the list of documents. */
  from: string;
  /** Over those that the lender made. */
  made: Text;
  /** Over those that were uploaded. */
  sent: Text;
  /** Where nothing was uploaded; without it, the heading is left out too. */
  none?: Text;
}
/** What has happened and what follows: entries of {title, text?, at?, state: done|current|next}. */
export interface TimelineBlock {
  block: 'timeline';
  id?: BlockId;
  title?: Text;
  /** Path of the facts. */
  from: string;
}
/** What the current step says about itself: what, who, how long. */
export interface WaitingBlock {
  block: 'waiting';
  id?: BlockId;
  /** What is done and what follows; the first that is open is now. */
  milestones?: Milestone[];
}
export interface Milestone {
  label: Text;
  when?: Rule;
  /** Holds while it is still to be done. */
  open: Rule;
}
/** One row per entry of a list of facts. */
export interface TableBlock {
  block: 'table';
  id?: BlockId;
  title?: Text;
  /** Path of the list. */
  from: string;
  columns: TableColumn[];
  /** The page where these entries are changed. */
  edit?: Target;
  /** Said when there is no entry. */
  empty?: Text;
}
export interface TableColumn {
  label: Text;
  /** Filled in from the entry as {{item.…}}. */
  value: Text;
  /** Sentences and addresses: they wrap anywhere. */
  isLong?: true;
}
/** One card per entry of a list of facts. */
export interface CardsBlock {
  block: 'cards';
  id?: BlockId;
  /** Path of the list. */
  from: string;
  /** Of each card, filled in from the entry as {{item.…}}. */
  title: Text;
  text?: Text;
  /** A word in the corner of the card. */
  status?: Text;
  actions?: CardAction[];
  /** Said when there is no entry. */
  empty?: Text;
  /** The word in the corner, by what the entry says, in place of status; the first that fits. */
  marks?: Mark[];
  /** Short lines below the text, each where its rule holds over the entry as item. */
  lines?: CardLine[];
  parts?: CardParts;
}
export interface CardAction {
  label: Text;
  /** A page; may hold {{item.…}}. */
  to: string;
  when?: Rule;
}
export interface CardLine {
  text: Text;
  when?: Rule;
  /** What has to be noticed. */
  tone?: 'danger' | 'success';
}
/** The entries of a list inside the entry, a row each; {{item.…}} is then the inner entry. */
export interface CardParts {
  /** Path of the list in the entry. */
  from: string;
  title: Text;
  text?: Text;
  marks?: Mark[];
}
/** Legal text that folds. */
export interface DisclosureBlock {
  block: 'disclosure';
  id?: BlockId;
  title: Text;
  text: Text;
  /** Unfolded from the start. */
  open?: boolean;
}
/** A picture that says nothing new. */
export interface IllustrationBlock {
  block: 'illustration';
  id?: BlockId;
  /** A drawing of src/web/parts: a scene, or a sketch of pictures.tsx. Houses are those of the lender's drawing set. */
  name:
    | 'complete' | 'document' | 'funded' | 'hearth' | 'house' | 'identity' | 'mail' | 'map' | 'not-found'
    | 'paused' | 'phone' | 'snag' | 'waiting';
  /** The first time that an application shows it, it celebrates. */
  celebrates?: boolean;
}
/** Time left until a moment. */
export interface CountdownBlock {
  block: 'countdown';
  id?: BlockId;
  /** Path of a date or time in the facts. */
  to: string;
  text: Text;
}
/** The loan officer or broker; nothing when there is none. */
export interface OriginatorBlock { block: 'originator'; id?: BlockId }
/** The borrower's applications, on the dashboard. */
export interface ApplicationsBlock {
  block: 'applications';
  id?: BlockId;
  /** The page that an ended application opens. */
  ended?: PageId;
  /** The page of an application that lists its documents. */
  documents?: PageId;
  /** What the way to a new application is called; not shown where the lender takes none from here. */
  start?: Text;
  title?: Text;
}
/** The accounts that the person may switch to. */
export interface AccountsBlock {
  block: 'accounts';
  id?: BlockId;
  title?: Text;
  /** Beside the account that is open. */
  current: Text;
  /** What leads to another. */
  choose: Text;
  /** Said to those who have one account. */
  only: Text;
  /** Said of an account whose lender has no address of its own to switch to. */
  unreachable?: Text;
}
/** Which reminders the person gets, each channel to be turned off and on. */
export interface RemindersBlock {
  block: 'reminders';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /** What the row of emails is called. */
  email: Text;
  /** What the row of text messages is called. */
  sms: Text;
  /** Said of a channel that is on. */
  on: Text;
  off: Text;
  /** The button that turns one off. */
  stop: Text;
  /** The button that turns one on. */
  start: Text;
}
/** Where the person is logged in, each to be ended. */
export interface SessionsBlock {
  block: 'sessions';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /** Beside the session of this browser. */
  current: Text;
  /** The button that ends one session. */
  end: Text;
  /** The button that ends all but this one. */
  endOthers: Text;
}
/** What the person agreed to, over all applications: version, day, and the text to read again. */
export interface ConsentsBlock {
  block: 'consents';
  id?: BlockId;
  title?: Text;
  text?: Text;
  /** The button that opens the text. */
  read: Text;
  /** Before the day on which a consent was taken back. */
  withdrawn: Text;
  /** Type of consent -> what it is called here. */
  names?: { [k: string]: Text };
  /** Type of consent -> the page of its application on which it can be taken back. */
  manage?: { [k: string]: ConsentWay };
}
export interface ConsentWay { label: Text; to: string }
/** The steps of the flow with the current one marked. */
export interface StepsOverviewBlock { block: 'steps-overview'; id?: BlockId; title?: Text }
/** How to reach the lender: phone, email and hours, from the lender's own data. */
export interface ContactBlock {
  block: 'contact';
  id?: BlockId;
  title?: Text;
  /** Why one would call, in a sentence. */
  text?: Text;
  /** What to say who one is, e.g. the number of the application. */
  reference?: Text;
  /** Shows the postal address too. */
  mail?: boolean;
}
/** All debts on the home as a share of its value, changing with what is typed. Texts read {{item.owed}}, {{item.line}}, {{item.value}} (dollars), {{item.share}} and {{item.limit}} (percent). */
export interface EquityBarBlock {
  block: 'equity-bar';
  id?: BlockId;
  title?: Text;
  /** Path of the debts: entries of {balance, open, payoff}. */
  liens: string;
  /** Path of the home's value, in cents. */
  worth: string;
  /** Path of the new line, in whole dollars. */
  line: string;
  /** Path of the largest share that is lent against, in percent. */
  limit?: string;
  text: Text;
  /** Said instead when the share is above the limit. */
  over?: Text;
}
/** The opening of a first page: title, lead and the page's buttons beside a picture, and why one may trust it. */
export interface LandingBlock {
  block: 'landing';
  id?: BlockId;
  picture: string;
  estimate?: Estimate;
  points?: { icon: string; title: Text; text: Text }[];
}
/** A slider: what a line costs from, by the lender's own prices. */
export interface Estimate {
  /** Dollars at which it begins. */
  amount: number;
  answers?: EstimateAnswers;
}
/** The question that the amount answers, as long as its page has no answers. */
export interface EstimateAnswers { page: PageId; field: string }
/** What a phone shows that opened the link of a hand-over: the title and the fields of the page that was handed over, the page's own lead, and the button that ends it. */
export interface HandedOverBlock {
  block: 'handed-over';
  id?: BlockId;
  /** The button, once nothing is missing. */
  label: Text;
  /** Said in its place afterwards. */
  done: { title: Text; text: Text; picture: string };
  /** Said when the link does not work any more, above the server's reason. */
  expired: { title: Text; picture: string };
}
/** The login: the page's title and lead below a picture, email and password, and other ways in. What the fields say is in site.json, for the login over a page says it too. */
export interface SignInBlock {
  block: 'sign-in';
  id?: BlockId;
  picture: string;
  /** For those who do not have their password with them; the first is a button. */
  items?: PageLink[];
  /** Below the card: for those who are not borrowers yet. */
  text?: Text;
}
/** The same values before and after; what changed is marked. */
export interface ComparisonBlock {
  block: 'comparison';
  id?: BlockId;
  title?: Text;
  /** Heads the column of the earlier values. */
  before: Text;
  /** Heads the column of the later values. */
  after: Text;
  /** Said instead of the earlier values when none differs. */
  unchanged?: Text;
  rows: ComparisonRow[];
}
export interface ComparisonRow { label: Text; before: Text; after: Text; when?: Rule }
/** A text to send on to someone: shown whole, with buttons that copy it and open it as an email. */
export interface MessageBlock {
  block: 'message';
  id?: BlockId;
  title: Text;
  /** Whom it is for, said above the text. */
  help?: Text;
  /** Of the email. */
  subject: Text;
  /** What is sent, as plain text. */
  text: Text;
}
/** Hands file fields of the page over to a phone: a code to scan opens them there. */
export interface HandOverBlock {
  block: 'hand-over';
  id?: BlockId;
  title: Text;
  /** Why a phone is the better camera. */
  text: Text;
  /** File fields of the page, in order. */
  fields: string[];
}
/** Someone whom the borrower meets: a drawn face, the name and what the person does. */
export interface PersonBlock {
  block: 'person';
  id?: BlockId;
  /** Who. Where the facts do not tell, the role is shown alone. */
  name: Text;
  /** Who that is to the borrower. */
  role: Text;
  /** What the person does, and when. */
  text?: Text;
}
/** A value of the facts as a code that a camera reads; nothing where the value is missing. */
export interface QrCodeBlock {
  block: 'qr-code';
  id?: BlockId;
  title: Text;
  /** Path of what the code holds. */
  from: string;
  /** What the picture is, for people who cannot see it. */
  label: Text;
  /** What to do without a camera. */
  text: Text;
}
/** Label and value pairs that are in the facts themselves: a list of {label, value}, or of groups {title, rows}. */
export interface RowsBlock {
  block: 'rows';
  id?: BlockId;
  title?: Text;
  /** Path of the list. */
  from: string;
}
/** Chats with people outside, live: who waits, the reader's own, and the one that is open. Its list is loaded by the page. */
export interface ChatsBlock {
  block: 'chats';
  id?: BlockId;
  /** Path of the list. */
  from: string;
  /** Path of what borrowers read the reader is called; without a value there is nothing to choose. */
  agentName?: string;
  /** The flow of the chat on the other side: how a line is kept is in its timers. */
  panel: string;
  words: ChatsWords;
}
/** What the block says. */
export interface ChatsWords {
  /** Names the list of chats. */
  list: Text;
  /** Above the reader's own chats. */
  mine: Text;
  /** Above the chats that wait. */
  waiting: Text;
  /** Instead of the chats that wait. */
  none: Text;
  /** Beside a chat; may hold {{item.unread}}. */
  unread: Text;
  /** For less than a minute. */
  now: Text;
  /** How long someone has been there: {{item.minutes}}. */
  minutes: Text;
  /** Where no chat is open. */
  choose: Text;
  /** Where the chat that was open is no longer there. */
  gone: Text;
  /** Leads back to the list on a phone. */
  back: Text;
  /** Accepts a chat that waits. */
  accept: Text;
  /** Ends a chat. */
  end: Text;
  /** Asks before a chat is ended. */
  endTitle: Text;
  /** What its end means. */
  endText: Text;
  /** Ends it. */
  endLabel: Text;
  /** Does not. */
  endCancel: Text;
  /** Names what was said. */
  said: Text;
  /** Where nothing was said yet. */
  quiet: Text;
  /** Above what was said with the chatbot before. */
  before: Text;
  /** Who answered there. */
  assistant: Text;
  /** Beside an answer that was called bad; why follows. */
  bad: Text;
  /** Under what the borrower is typing: {{item.name}}. */
  typing: Text;
  /** The borrower has read it. */
  read: Text;
  /** It is on its way. */
  sending: Text;
  /** It was not sent. */
  failed: Text;
  /** Sends it again. */
  retry: Text;
  /** The connection is lost. */
  lost: Text;
  /** The chat is over. */
  over: Text;
  /** The borrower ended it: {{item.name}}. */
  overBorrower: Text;
  /** A colleague ended it. */
  overAgent: Text;
  /** The reader ended it. */
  overMine: Text;
  /** Its time is up: {{item.name}}. */
  overTime: Text;
  /** The borrower has closed the page, or lost the network: {{item.name}}. */
  away: Text;
  /** The same beside a chat of the list. */
  awayMark: Text;
  /** A colleague has it: {{item.name}}. */
  taken: Text;
  /** Names the field of the reply. */
  reply: Text;
  /** Sends the reply. */
  send: Text;
  /** Names the ready answers. */
  ready: Text;
  /** Under a ready answer in another language: {{item.text}}. */
  means: Text;
  /** The borrower has proved who they are. */
  verified: Text;
  /** They have not. */
  unverified: Text;
  /** The borrower's address. */
  email: Text;
  /** How long they have been there. */
  since: Text;
  /** The page on which they began. */
  page: Text;
  /** Whose borrower it is. */
  lender: Text;
  /** Which language the borrower reads, where it is another. */
  language: Text;
  /** The number of their application. */
  loanNumber: Text;
  /** The step of their application. */
  step: Text;
  /** The page that they see there. */
  stepPage: Text;
  /** Why they are there. */
  because: Text;
  /** Downloads a file. */
  download: Text;
  /** Opens who could take the chat over. */
  handOver: Text;
  /** Of a chat that began while someone was logged in: the account, and that the rest is typed. */
  signedIn: Text;
  /** In the list, of someone who is logged in. */
  signedInMark: Text;
  /** Above the reader's name for borrowers. */
  agentName: Text;
  /** Who reads that name. */
  agentNameHelp: Text;
  /** Keeps that name. */
  saveAgentName: Text;
  /** Says that it is kept. */
  savedAgentName: Text;
  /** Gives it back to the queue. */
  toQueue: Text;
  /** Above what agents wrote for each other. */
  notes: Text;
  /** Names the field of a note. */
  note: Text;
  /** Saves it. */
  saveNote: Text;
}
/** What waits for people: a list of facts with ways to narrow it down, each entry leading to its page if it has one. */
export interface WorkListBlock {
  block: 'work-list';
  id?: BlockId;
  /** Path of the list. */
  from: string;
  /** The page of an entry; may hold {{item.…}}. Left out, the entries lead nowhere. */
  to?: string;
  name: WorkListName;
  columns: WorkListColumn[];
  /** Parts of the list, the first one open: name -> what it is called and which entries it holds. */
  views: { [k: string]: WorkListView };
  /** Name of a value of the entry -> a choice among those that occur. */
  filters?: { [k: string]: WorkListFilter };
  marks?: Mark[];
  /** Said when there is no entry. */
  empty: Text;
  atOnce?: WorkListAtOnce;
}
/** What leads to the entry's page. */
export interface WorkListName { label: Text; value: Text }
export interface WorkListColumn {
  label: Text;
  /** Filled in from the entry as {{item.…}}. */
  value: Text;
  /** Shown in these views only. */
  views?: string[];
  /** Sentences: they have room, and wrap. */
  isLong?: true;
}
export interface WorkListView {
  label: Text;
  /** A value of the entry. */
  by: string;
  /** The entry is there when the value is one of these. */
  is: (string | boolean)[];
}
export interface WorkListFilter {
  label: Text;
  /** Markdown of a small subset; {{path | format}} is filled in from facts. */
  all: string;
}
/** How many entries are shown, and what the button says that shows as many more. */
export interface WorkListAtOnce {
  rows: number;
  /** {{item.more}} is how many the button shows, {{item.left}} how many are not shown yet. */
  more: Text;
}
/** A word beside the name of entries whose value is this. */
export interface Mark {
  /** A value of the entry. */
  by: string;
  /** What it is. */
  is: string | boolean;
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: Text;
}

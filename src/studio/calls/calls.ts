/** What the studio asks of `npm run dev`, and what comes back. */

/** A flow as the list at the left shows it. */
export type FlowBrief = {
  id: string;
  title: string;
  pages: PageBrief[];
  rules: RuleBrief[];
  /** The entities that its pages write, those of most pages first. */
  writes: string[];
  /** Below the product's own address; "{uuid}" stands for an application. A page's id follows, or is asked as `step`. */
  basePath: string;
  asksByStep: boolean;
  /** One page after another; otherwise steps lead from page to page. */
  hasSequence: boolean;
  /** The steps that lead to pages. */
  steps: string[];
};

/**
 * `turn`: the page's place in the flow's sequence, or its first mention by a step; undefined for a page that only links lead to.
 * `group`: what its turn in the sequence belongs to.
 */
export type PageBrief = { id: string; title: string; turn?: number; group?: string };

/** `reads`: the entities of the facts that it needs, which a page that names it must read. */
export type RuleBrief = { name: string; means: string; file: string; reads: string[] };

/** `isStored`: a new answer may be kept there. */
export type EntityBrief = { id: string; title: string; isStored: boolean; facts: FactBrief[] };

/** A fact that a rule may read: "profile.phone". */
export type FactBrief = {
  path: string;
  means: string;
  /** As a page asks it. */
  asked?: string;
  type: FactType;
  choices?: Choice[];
};
export type FactType = 'text' | 'number' | 'yes-no' | 'choice' | 'date' | 'list' | 'other';
export type Choice = { value: string; label: string };

export type LenderBrief = { code: string; name: string };

export type House = {
  flows: FlowBrief[];
  /** What rules may read, and where a new answer may be kept. */
  entities: EntityBrief[];
  lenders: LenderBrief[];
  /** The code of the lender whose words are the product's own. */
  ours: string;
  /** What may be undone, the last first. */
  undo: string[];
};

/** A question as its page asks it. */
export type FieldBrief = {
  name: string;
  title: string;
  help: string;
  type: FactType;
  widget: string;
  required: boolean;
  when?: string;
  requiredWhen?: string;
  /** The file in which an author wrote it, where that is not the page's own. */
  sharedFrom?: string;
  /** Index in `content` of the form that asks it. */
  block: number | undefined;
};

export type BlockBrief = {
  index: number;
  id: string;
  block: string;
  /** Its words, by their pointers within the page. */
  words: Array<{ pointer: string; label: string; text: string }>;
  when?: string;
  sharedFrom?: string;
};

export type PageSheet = {
  flow: string;
  id: string;
  file: string;
  /** The text of the file on the disk. */
  text: string;
  /** Path -> hash of each file that an edit of this page may reach. */
  seen: Record<string, string>;
  title: string;
  lead: string;
  fields: FieldBrief[];
  blocks: BlockBrief[];
  /** The page whole, with what it shares. */
  whole: Record<string, unknown>;
  /** It says only how it differs from another page. */
  isExtended: boolean;
  /** Our own page; another lender changes only its words. */
  isOurs: boolean;
};

/**
 * One change of a place ("flows/heloc/pages/x.json#/title"). `set` makes what is missing on the way; `add` does so where nothing is yet;
 * `insert` puts into a list, at its end without `at`.
 */
export type Edit =
  | { do: 'set' | 'add'; place: string; value: unknown }
  | { do: 'remove'; place: string }
  | { do: 'insert'; place: string; value: unknown; at?: number }
  | { do: 'text'; place: string; value: string };

/** `seen`: the hashes of the files as the author saw them; another writer's change is never written over. */
export type Save = { what: string; seen: Record<string, string>; edits: Edit[] };

/** `faults`: why nothing was written. */
export type Saved = { written: WrittenFile[] } | { faults: Fault[] };
/** Hashes of a file before and after. */
export type WrittenFile = { path: string; before: string; after: string };
export type Fault = { place: string; message: string };

/** A lender's look: the parts of org.json#/theme, and its logo. */
export type LenderSheet = {
  code: string;
  name: string;
  file: string;
  seen: Record<string, string>;
  theme: Record<string, string>;
  /** SVG. */
  logo: string;
  /** Part of the theme -> what may be chosen. */
  choices: Record<string, string[]>;
};

/** A question that a new lender answers. */
export type LenderQuestion = { key: string; asks: string; remedy: string; choices?: readonly string[] };

export type Picture = { name: string; svg: string };

/** What each call takes and gives. */
export type Calls = {
  house: { takes: object; gives: House };
  page: { takes: { flow: string; page: string; org: string }; gives: PageSheet };
  save: { takes: Save; gives: Saved };
  undo: { takes: object; gives: Saved };
  lender: { takes: { code: string }; gives: LenderSheet };
  questions: { takes: object; gives: LenderQuestion[] };
  pictures: { takes: { flow: string; org: string }; gives: Picture[] };
  'new-lender': { takes: { code: string; answers: Record<string, string> }; gives: Saved };
};

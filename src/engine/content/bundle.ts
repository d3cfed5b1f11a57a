/** The shapes that the engine works on: a bundle goes into `compile`, a compiled flow comes out. All of them are plain JSON. */
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { DocumentTemplate } from '../../types/document-template.ts';
import type { Flow } from '../../types/flow.ts';
import type { Machine } from '../../types/machine.ts';
import type { Messages } from '../../types/messages.ts';
import type { Migration } from '../../types/migration.ts';
import type { Occasions } from '../../types/occasions.ts';
import type { FieldSchema, Page } from '../../types/page.ts';
import type { Phases } from '../../types/phases.ts';
import type { Polling } from '../../types/polling.ts';
import type { Reviews } from '../../types/reviews.ts';
import type { Rules } from '../../types/rules.ts';
import type { Site } from '../../types/site.ts';
import type { Stages } from '../../types/stages.ts';
import type { Steps } from '../../types/steps.ts';
import type { Timers } from '../../types/timers.ts';
import type { Sources } from '../issues/source-of.ts';
import type { AnswerWords } from '../text/answer-words.ts';
import type { EnumWords } from '../text/enum-words.ts';

/** Any JSON Schema: read by the engine, never trusted to be more than an object. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Kind of word (widgets, blocks, operators, …) -> word -> what it means. */
export type Vocabulary = Readonly<Record<string, unknown>>;

/** What a flow is made of beside its pages, in its files as in the browser. */
export type FlowParts = {
  /** The lender's data (org.json), which texts and rules read as `org`. */
  org: Readonly<Record<string, unknown>>;
  flow: Flow;
  rules: Rules;
  machine?: Machine;
  /** Of a flow that is a panel: what happens in it, and what it does by the clock. */
  phases?: Phases;
  timers?: Timers;
  steps?: Steps;
  polling?: Polling;
  site?: Site;
};

/** Everything that one flow of one lender is made of, already merged. */
export type Bundle = FlowParts & {
  /** Page id (the path under pages/) -> page. */
  pages: Readonly<Record<string, Page>>;
  /** Document id -> template; the engine only checks their words and rules. */
  documents?: Readonly<Record<string, DocumentTemplate>>;
  /** File name under conditions/ -> a category of underwriting conditions; the engine only checks them. */
  conditions?: Readonly<Record<string, ConditionCategory>>;
  /** Version -> what becomes of answers when an application moves to it; the engine only checks it. */
  migrations?: Readonly<Record<string, Migration>>;
  /** What it writes to its borrowers; the engine only checks it. */
  messages?: Messages;
  /** When its documents are made; the engine only checks it. */
  occasions?: Occasions;
  /** What people at the lender decide; the engine only checks it. */
  reviews?: Reviews;
  /** What the server's jobs do one after another; only the server runs it. */
  stages?: Stages;
  /** Entity -> its domain schema. */
  domain: Readonly<Record<string, JsonSchema>>;
  vocabulary: Vocabulary;
  /** Rule -> its file; without it, the flow's rules.json. */
  ruleFiles?: Readonly<Record<string, string>>;
  /** Which file each value came from; only tools and errors need it. */
  sources?: Sources;
};

/** Where an answer is stored: the entity and the path in it; [] is the whole entity. */
export type Binding = { entity: string; path: string[] };

/** Prose with its line breaks, or a password exactly as it was typed. */
export type TypedAs = 'lines' | 'exact';

/** A page made ready: references inlined, bindings known. */
export type CompiledPage = Page & {
  /** For rendering: references resolved, the page's own words win. */
  display: FieldSchema & { properties: Record<string, FieldSchema> };
  /** For validation: everything that the domain and the page demand together. Self-contained. */
  authored: JsonSchema;
  /** Field -> where it is stored; null for an answer that is never stored. */
  fields: Record<string, Binding | null>;
  /** Field -> default value, for those that have one. */
  defaults: Record<string, unknown>;
  /** Fields that are never kept in a draft nor sent back: sealed ones, and those of widgets that the vocabulary calls secret. */
  secrets: string[];
  /** Field, or part of a list's entries ("accounts.*.reason") -> how its text is typed, where that is not one plain line. */
  typed?: Readonly<Record<string, TypedAs>>;
  /** The tag of its words' language, where it is not the flow's: the page is not translated yet. */
  language?: string;
};

/** A page as the browser gets it: validation comes as a module of its own. */
export type BrowserPage = Omit<CompiledPage, 'authored'> & {
  /** What a reader of another language is told where documents are shown or signed: they are in the language of the flows. */
  legal?: string;
};

/** What every page needs to know about the others. */
export type PageBrief = Pick<
  Page,
  'title' | 'progress' | 'time' | 'params' | 'query' | 'open' | 'loads' | 'picks' | 'everySeconds'
>;

/** What the running engine needs; sent to the browser as it is. */
export type FlowCore = FlowParts & {
  id: string;
  /** What the enumerations' values are called, for texts. */
  words?: EnumWords;
  /** What is said of answers without words of their own; English where it is missing. */
  answerWords?: AnswerWords;
  /** How this language writes dates and numbers (BCP 47); US English where it is missing. */
  locale?: string;
  pages: Record<string, PageBrief>;
};

/** A flow of one lender, checked and ready. */
export type CompiledFlow = Omit<FlowCore, 'pages'> & { pages: Record<string, CompiledPage> };

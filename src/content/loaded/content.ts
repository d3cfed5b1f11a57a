/**
 * The result of `readContent`: every lender's flows, merged, checked and compiled. Read once at start; after that only
 * whole lenders come and go.
 */
import type { CompiledFlow, JsonSchema, Vocabulary } from '../../engine/content/bundle.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { Decisions } from '../../types/decisions.ts';
import type { DocumentTemplate } from '../../types/document-template.ts';
import type { Faq } from '../../types/faq.ts';
import type { Limits } from '../../types/limits.ts';
import type { Messages } from '../../types/messages.ts';
import type { Migration } from '../../types/migration.ts';
import type { Occasions } from '../../types/occasions.ts';
import type { Org } from '../../types/org.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { ReadyAnswers } from '../../types/ready-answers.ts';
import type { Reviews } from '../../types/reviews.ts';
import type { Site } from '../../types/site.ts';
import type { Stages } from '../../types/stages.ts';

/** One lender. */
export type OrgContent = {
  code: string;
  org: Org;
  /** SHA-256 over everything that this lender's pages are made of, in hex. */
  hash: string;
  /** Flow id -> flow. */
  flows: Record<string, CompiledFlow>;
  site: Site;
  /** How often, how many, how long. */
  limits: Limits;
  /** Flow id -> what else its folder holds. */
  data: Record<string, FlowData>;
  /** The SVG of its logo. */
  logo: string;
  /** Tag -> the same lender in another language than the flows are written in. Only words differ. */
  languages: Record<string, OrgContent>;
  /** The tag of the language that this content is in. */
  language: string;
  /** What the code says in the language of the flows, for pages that stay in it; only where this content is in another. */
  source?: Pick<Site, 'says' | 'footer'>;
};

/** A lender whose folder has mistakes: its pages stay off until its folder is fixed. */
export type OutOfService = {
  issues: readonly ContentIssue[];
  /** Its host names, as far as we can read them: they lead to no other lender meanwhile. */
  hosts: readonly string[];
};

/** Files of a flow that the engine does not run. */
export type FlowData = {
  pricing?: Pricing;
  decisions?: Decisions;
  /** Which documents are made when. */
  occasions?: Occasions;
  /** What it writes to its borrowers. */
  messages?: Messages;
  /** What people at the lender decide. */
  reviews?: Reviews;
  /** What the server's jobs do one after another. */
  stages?: Stages;
  /** What its chatbot knows. */
  faq?: Faq;
  /** What people who answer its chat put into a reply. */
  readyAnswers?: ReadyAnswers;
  /** What underwriters may ask its borrowers for, by the word of the enumeration. */
  conditions: Record<string, ConditionCategory>;
  /** Document id -> template. */
  documents: Record<string, DocumentTemplate>;
  /** Version -> what becomes of answers when an application moves to it. */
  migrations: Record<string, Migration>;
};

export type Content = {
  /** Code -> lender. */
  orgs: Record<string, OrgContent>;
  /** Code -> lender that is not in service. */
  outOfService: Record<string, OutOfService>;
  /** Entity -> its schema. */
  domain: Record<string, JsonSchema>;
  vocabulary: Vocabulary;
};

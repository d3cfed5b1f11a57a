/** Everything that belongs to one application, inside one transaction: its stores, its queue, its trail. */
import type { Transaction } from 'kysely';
import type { ConditionState, DocumentState } from '../../engine/conditions/condition-state.ts';
import type { FileStanding, FileState, JsonObject } from '../platform/db/tables/column.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { ScanVerdict } from '../platform/parties/common/scanner.ts';
import type { JobData, SendOptions } from '../platform/world/job-data.ts';
import type { World } from '../platform/world/world.ts';
import type { SignerStore } from './signer-store.ts';

export type EntityStore = {
  /** A copy of the entity's document, as far as it applies now; `{}` when nothing was stored yet. */
  get(name: string): Promise<JsonObject>;
  /** The same with answers whose question no longer applies: for who writes it back, and for no one else. */
  kept(name: string): Promise<JsonObject>;
  /** The answers that are kept and do not apply now, by entity; those of the home under `address`. */
  setAside(): Promise<Record<string, JsonObject>>;
  /** RFC 7396 merge patch. */
  merge(name: string, patch: JsonObject): Promise<JsonObject>;
  put(name: string, data: JsonObject): Promise<void>;
  /** Stores the answers as a new version of the flow has them. Needs the row lock; once for each move. */
  settle(): Promise<void>;
};

/** Social security and account numbers: written, compared and sent to parties, never shown. */
export type SealedStore = {
  put(field: string, value: string): Promise<void>;
  get(field: string): Promise<string | undefined>;
  /** Names of the stored fields: `hasSsn` is `(await list()).includes('ssn')`. */
  list(): Promise<string[]>;
};

export type Consent = {
  type: string;
  version: string;
  text: string;
  /** The tag of the language in which it was shown; without it, the one of the flows. */
  language?: string;
  /** When the borrower opened the document that it names, in milliseconds since 1970. */
  openedAt?: number;
};
export type ConsentRow = Consent & {
  uuid: string;
  textSha256: string;
  at: number;
  ip: string;
  userAgent: string;
};
export type ConsentStore = { add(consent: Consent): Promise<void>; list(): Promise<ConsentRow[]> };

export type NewDocument = {
  type: string;
  title: string;
  version: string;
  pdf: Uint8Array;
  pages?: number;
  /** Signing state and the like: { requiresSignature, signedAt, readAt, signature … }. */
  attributes?: JsonObject;
};
export type DocumentRow = Omit<NewDocument, 'pdf' | 'attributes' | 'pages'> & {
  uuid: string;
  sha256: string;
  pages: number;
  attributes: JsonObject;
  createdAt: number;
};
export type DocumentStore = {
  /** Stores the bytes encrypted; a type may be stored again as a new version, the newest is last in `list`. */
  add(document: NewDocument): Promise<DocumentRow>;
  list(): Promise<DocumentRow[]>;
  read(uuid: string): Promise<Uint8Array>;
  /** Merges attributes (RFC 7396); bytes never change. */
  annotate(uuid: string, attributes: JsonObject): Promise<void>;
};

export type UploadRow = {
  uuid: string;
  type: string;
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  /** Whether the scanner found it clean. */
  state: FileState;
  /** A submitted page refers to it. */
  used: boolean;
  /** What reviewers made of it. */
  standing?: FileStanding;
  /** Why it was rejected, in words for the borrower. */
  reason?: string;
  /** When the lender first opened it, in milliseconds since 1970. */
  seenAt?: number;
  createdAt: number;
};
export type StandingChange = {
  from: FileStanding | undefined;
  to: FileStanding | undefined;
  /** Why, in words for the borrower. */
  reason?: string | undefined;
};
/** The application's uploaded files, sniffed and checked at the door. */
export type UploadStore = {
  list(type?: string): Promise<UploadRow[]>;
  /** What a reviewer sent for a review; undefined until then. It is none of the borrower's. */
  ofReview(uuid: string): Promise<UploadRow | undefined>;
  /** Throws a refusal for a file that the scanner has not found clean: 409 while it looks, 410 for what was destroyed. */
  read(uuid: string): Promise<Uint8Array>;
  /** A file that waits for the scanner, and since when; undefined when none waits under this name. */
  quarantined(uuid: string): Promise<{ bytes: Uint8Array; createdAt: number } | undefined>;
  /** Records the scanner's verdict on a file that waits for it. Answers where its bytes lie; nowhere when none waits. */
  settle(uuid: string, verdict: ScanVerdict): Promise<string[]>;
  /** What it looks like, a JPEG; undefined as long as none was drawn. Throws as `read` does. */
  preview(uuid: string, as: 'preview' | 'thumbnail'): Promise<Uint8Array | undefined>;
  /** Records that the lender opened it; only the first time counts. */
  noteSeen(uuid: string): Promise<void>;
  /** Moves the submitted files of some types from one standing to another, undefined being none. */
  stand(types: readonly string[], change: StandingChange): Promise<void>;
  /** Records what a file turned out to be: at the door it only had the name from its page. */
  retype(uuid: string, type: string): Promise<void>;
};

/** One document that a condition asks for. */
export type AskedDocument = {
  uuid: string;
  /** A word of the enumeration documentType. */
  type: string;
  title: string;
  status: DocumentState;
  /** What the borrower is told: a name of site.json, or a reviewer's own sentence. */
  rejectReason?: string;
  /** The uploaded files. */
  files: string[];
  /** The borrower's own. */
  note?: string;
};
export type ConditionBody = {
  documents: AskedDocument[];
  /** What the borrower reads, and what only the desk reads. */
  comments?: string;
  notes?: string;
  numDocsRequired?: number;
  legalDescription?: string;
};
export type ConditionRow = {
  uuid: string;
  /** A word of the enumeration conditionCategory. */
  category: string;
  occasion: number;
  state: ConditionState;
  /** The rule that raised it no longer holds. */
  over: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  reviewedAt?: number;
  /** yyyy-MM-dd */
  dueOn: string;
  /** "rule", the name of an outside party, or the account of a person at the lender. */
  raisedBy: string;
  body: ConditionBody;
};
/** What underwriters ask the borrower for. */
export type ConditionStore = {
  /** The oldest first. */
  list(): Promise<ConditionRow[]>;
  add(given: Omit<ConditionRow, 'uuid' | 'occasion' | 'over' | 'createdAt'>): Promise<ConditionRow>;
  put(row: ConditionRow): Promise<void>;
};

/** Everything that belongs to one application, inside one transaction. Effects and jobs both use it. */
export type ApplicationScope = {
  tx: Transaction<Tables>;
  world: World;
  application: {
    uuid: string;
    orgCode: string;
    /** The flow whose pages, rules and steps are its own. */
    flowId: string;
    /** Of a co-owner's part: the application that it is a part of, and the invitation that opened it. */
    partOf?: { uuid: string; signerUuid: string };
    ownerUuid: string;
    loanNumber: string;
    /** Milliseconds since 1970. */
    createdAt: number;
    active: boolean;
    contentHash: string;
    /** The tag of the language that its borrower chose; without it, the one of the flows. */
    language?: string;
    /** Changes with every transaction that may have written something of the application. */
    revision: string;
  };
  entities: EntityStore;
  sealed: SealedStore;
  consents: ConsentStore;
  documents: DocumentStore;
  uploads: UploadStore;
  /** Who signs beside the borrower. */
  signers: SignerStore;
  conditions: ConditionStore;
  queue: {
    send(name: string, data?: Omit<JobData, 'applicationUuid'>, options?: SendOptions): Promise<void>;
  };
  /** Appends to the hash-chained trail. The detail must hold no personal data: names of fields, versions, hashes. */
  audit(event: string, detail?: JsonObject): Promise<void>;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether this transaction wrote anything of it. */
  hasChanged(): boolean;
  /** The application's data key, for what the stores do not cover. */
  key: Uint8Array;
};

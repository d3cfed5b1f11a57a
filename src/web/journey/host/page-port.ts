/** What one kind of page (an application's, the registration's, the site's own) brings to the host that draws it. */
import type { Facts } from '../../../engine/facts/facts.ts';
import type { SaveDraft } from '../../page/draft-keeper.ts';
import type { ApplicationApi } from '../../platform/api/calls/application-api.ts';
import type { ApiError } from '../../platform/api/transport/api-error.ts';
import type { Action, Core } from '../../platform/data/content.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import type { Subject } from '../../platform/data/subject-store.ts';
import type { Submission } from '../../platform/data/submission.ts';
import type { ShellProps } from '../../shell/shell.tsx';
import type { StaleNote } from './use-stale.ts';

/** `sent` and `preview` are to look at; while `waiting`, others are at work. */
export type PageMode = 'open' | 'sent' | 'waiting' | 'preview';

/** Calls that not every page has. Without an application, files and documents have nowhere to go. */
export type PageCalls = {
  uuid?: string;
  api?: Partial<Pick<ApplicationApi, 'upload' | 'removeFile' | 'pdf'>>;
  sample?: (name: string) => Promise<ArrayBuffer>;
  refresh?: () => Promise<unknown>;
};

export type PagePort = {
  core: Core;
  /** The page's id, and the parameters of its address. */
  id: string;
  params: Record<string, string>;
  mode: PageMode;
  facts: Facts;
  /** Which facts are still on their way: a page that reads any of them waits. */
  coming?: readonly string[];
  /** Answers that were typed and not sent. */
  draft?: JsonObject | undefined;
  /** What stands around the page. `progress` is for a page that names none. */
  frame?: Pick<ShellProps, 'progress' | 'answered' | 'linear' | 'menu' | 'wide'>;
  /** The address of the question before. */
  back?: string | undefined;
  /** Where the machine stands, for flows that have one. */
  standing?: Pick<Subject, 'uuid' | 'step' | 'events' | 'version' | 'contentHash'>;
  calls?: PageCalls;
  /** The note that another tab was faster, for flows in which that matters. */
  stale?: StaleNote;
  /** Loads the facts that hold after a conflict; undefined when another tab is not its reason. */
  renew?(conflict: ApiError): Promise<Facts | undefined>;
  /** The address of a page of this flow, below the base path. */
  address(page: string): string;
  /** Without it nothing is saved before it is sent. */
  save?: SaveDraft;
  /** Resolves once what follows is known and loaded; `then` is what the page says of it. Throws what the server refuses. */
  send(submission: Submission, then: NonNullable<Action['then']>): Promise<Next>;
  /** Ends a wait; only the sandbox asks for it. */
  skip?: (() => Promise<number>) | undefined;
};

/** What follows a sent page: it starts again from its title, it stays as it is, or another page takes its place. */
export type Next = {
  page: 'again' | 'stays' | 'leaves';
  /** A target of the page language to open. A port whose own route leads on names none. */
  to?: string;
  /** The browser's Back does not return to the sent page. */
  replace?: boolean;
  /** Done once the target is open. */
  after?: () => void;
};

/** What an open page receives: content, facts, and handlers for typing and pressing. */
import type { ReactNode } from 'react';
import type { Facts } from '../../engine/facts/facts.ts';
import type { LoadedPage } from '../platform/api/calls/load-content.ts';
import type { Core } from '../platform/data/content.ts';
import type { JsonObject } from '../platform/data/json.ts';
import type { Submission } from '../platform/data/submission.ts';
import type { PageContext } from '../platform/data/widget.ts';
import type { SaveDraft } from './draft-keeper.ts';

export type PageViewProps = {
  core: Core;
  loaded: LoadedPage;
  facts: Facts;
  draft?: JsonObject;
  readOnly?: boolean;
  /** Everything looks as usual, and no button does anything. */
  preview?: boolean;
  /** How far along the journey is, where the page itself does not say. */
  progress?: string | undefined;
  /** Shown above the title, e.g. that these answers are already sent. */
  banner?: ReactNode;
  context: Omit<PageContext, 'answers' | 'consents' | 'text' | 'received'>;
  onSave?: SaveDraft;
  /** Resolves to true when another page follows: this one then stays busy until it is gone. */
  onSubmit(submission: Submission): Promise<unknown>;
  onLink(to: string): void;
  href(to: string): string;
};

/** What the parts of the host share. */
import type { ViewStore } from '../data/chat-view.ts';
import type { ChatLine } from './chat-line.ts';
import type { ChatWorld } from './chat-world.ts';
import type { Drafts } from './drafts.ts';
import type { PanelRun } from './run-panel.ts';

export type ChatParts = {
  world: ChatWorld;
  /** Phase and facts. */
  run: PanelRun;
  /** What is shown beside them. */
  view: ViewStore;
  line: ChatLine;
  drafts: Drafts;
};

/** What the panel shows of a chat beside its phase. No React in here. */
import type { Opening } from '../../../engine/hours/opening-at.ts';
import { createStore, type Store } from '../../platform/data/create-store.ts';
import type { ChatAlert } from './chat-alert.ts';
import type { Said } from './transcript.ts';

export type ChatView = {
  isShown: boolean;
  messages: readonly Said[];
  /** Leads to what is older than the first message. */
  earlier: string | undefined;
  /** The first message that came while no one looked. */
  newFrom: string | undefined;
  /** 1 is next. */
  position: number | undefined;
  /** Whether the person at the lender writes now. */
  isTyping: boolean;
  /** The last message of ours that was read. */
  readUpTo: string | undefined;
  isLost: boolean;
  /** The chat with the chatbot is over in a minute. */
  offersTime: boolean;
  alert: ChatAlert | undefined;
  /** What the server said of too much at once: for how long. */
  refusal: string | undefined;
  /** What the provider of this chat can do. */
  can: { attach: boolean; send: boolean };
  /** By which the survey knows the chat. */
  channel: string | undefined;
  /** Whatever comes from now on is new. */
  isCaughtUp: boolean;
  /** Until when people answer, or from when on; undefined before the server has said it. */
  opening: Opening | undefined;
  /** Counts: whoever draws the form puts the cursor into its first field. */
  focus: number;
};

export const nothingShown: ChatView = {
  isShown: false,
  messages: [],
  earlier: undefined,
  newFrom: undefined,
  position: undefined,
  isTyping: false,
  readUpTo: undefined,
  isLost: false,
  offersTime: false,
  alert: undefined,
  refusal: undefined,
  can: { attach: false, send: true },
  channel: undefined,
  isCaughtUp: false,
  opening: undefined,
  focus: 0,
};

export type ViewStore = Store<ChatView> & { change(part: Partial<ChatView>): void };

export function viewStore(): ViewStore {
  const store = createStore<ChatView>(nothingShown);
  return { ...store, change: (part) => store.write({ ...store.read(), ...part }) };
}

/**
 * The chat of this browser tab: runs the panel of its flow, does the acts that the rows name, and hears the provider. No
 * React in here.
 */
import type { PanelEvent } from '../../../engine/panel/panel-scope.ts';
import type { ChatSession } from '../../../types/chat-session.ts';
import { viewStore } from '../data/chat-view.ts';
import { readChats, watchChats } from '../data/stored-chats.ts';
import { chatActs } from './chat-acts.ts';
import { chatEars } from './chat-ears.ts';
import { chatLine } from './chat-line.ts';
import type { ChatParts } from './chat-parts.ts';
import type { ChatWorld, Visitor } from './chat-world.ts';
import { type Drafts, drafts } from './drafts.ts';
import { heldOf } from './held.ts';
import { runPanel } from './run-panel.ts';

export type ChatHost = ChatParts & {
  /** Someone has signed in: what they typed themselves stays. */
  meet(visitor: Visitor): void;
  /** Ends timers and line; what is stored stays. */
  dispose(): void;
};

/**
 * Nothing happens until something is told to it.
 * @param kept what was written in the tab before, in another language
 */
export function chatHost(world: ChatWorld, kept: Drafts = drafts()): ChatHost {
  const act = (name: string, event: PanelEvent) => {
    if (Object.hasOwn(acts, name)) acts[name]?.(event);
  };
  const run = runPanel(world.core, { facts: factsOf(world), now: world.now, act });
  const line = chatLine({ load: world.load, hear: (event) => hear(event) });
  const parts: ChatParts = { world, run, line, view: viewStore(), drafts: kept };
  const hear = chatEars(parts);
  const acts = chatActs(parts);
  const unwatch = watchChats(() => follow(parts));
  const unwatchPhase = endAlerts(parts);
  const dispose = () => {
    unwatch();
    unwatchPhase();
    line.drop();
    run.dispose();
  };
  return { ...parts, dispose, meet: (visitor) => meet(parts, visitor) };
}

function factsOf(world: ChatWorld) {
  const { isTab, forced } = world;
  const visitor = world.visitor();
  const { live, bot } = readChats(world.now());
  const last: ChatSession = live ?? bot ?? {};
  const friendlyName = visitor.friendlyName ?? last.friendlyName;
  const emailAddress = visitor.emailAddress ?? last.emailAddress;
  return {
    ...{ isTab, messages: 0 },
    ...(live && { live, ...heldOf(live) }),
    ...(bot && { bot }),
    ...(forced && { forced }),
    ...(friendlyName && { friendlyName }),
    ...(emailAddress && { emailAddress }),
  };
}

function meet({ run }: ChatParts, { friendlyName, emailAddress }: Visitor): void {
  const { friendlyName: name, emailAddress: address } = run.known();
  run.learn({
    ...(!name && friendlyName && { friendlyName }),
    ...(!address && emailAddress && { emailAddress }),
  });
}

// What is warned of is of the phase: the next begins without it. The acts of a row come after, and may warn again.
function endAlerts({ run, view }: ChatParts): () => void {
  let turn = run.turn();
  return run.store.watch(() => {
    if (run.turn() === turn) return;
    turn = run.turn();
    view.change({ alert: undefined, isLost: false });
  });
}

// Another tab has begun a chat: this one shows the same.
function follow({ run, world }: ChatParts): void {
  const { live } = readChats(world.now());
  if (!live || run.known().live) return;
  run.learn({ live, ...heldOf(live) });
  run.tell({ name: 'found' });
}

/** A provider of a few lines and the world around a chat: what was asked of the provider is remembered, and a test says what it tells. */
import { flowCore } from '../../../src/engine/content/flow-core.ts';
import type { ChatSession } from '../../../src/types/chat-session.ts';
import { chatHost } from '../../../src/web/chat/host/chat-host.ts';
import type { ChatWorld } from '../../../src/web/chat/host/chat-world.ts';
import type {
  ChatMessage,
  ChatProvider,
  Draft,
  InitPayload,
  ProviderEvent,
} from '../../../src/web/chat/port/chat-provider.ts';
import { createClient } from '../../../src/web/platform/api/transport/client.ts';
import { productContent } from '../../product.ts';
import { orgData } from '../fixtures/org.ts';

const lender = productContent().orgs.default;
if (!lender?.flows.chat) throw new Error('no chat');
export const chatCore = flowCore(lender.flows.chat);
export const chatPages = lender.flows.chat.pages;

export const hour = 3_600_000;
export const session: ChatSession = {
  token: 't1',
  conversationSid: 'c1',
  omniProxyChannelId: 'c1',
  expiration: Date.UTC(2100, 0, 1),
  stream: { providerChannelId: 'c1' },
};

export type FakeProvider = ChatProvider & {
  started: InitPayload[];
  resumed: ChatSession[];
  sent: Draft[];
  typed: (string | null)[];
  isDisposed: boolean;
  tell(event: ProviderEvent): void;
};

export type Plan = {
  start?: (payload: InitPayload) => Promise<ChatSession>;
  send?: (draft: Draft) => Promise<{ id: string; seq: number }>;
  can?: Partial<ChatProvider['can']>;
  suggest?: () => Promise<string[]>;
  items?: ChatMessage[];
};

export function fakeProvider({ start, send, can, suggest, items = [] }: Plan = {}): FakeProvider {
  const ears = new Set<(event: ProviderEvent) => void>();
  let seq = items.length;
  const fake: FakeProvider = {
    kind: 'stream',
    can: { send: true, attach: true, preview: true, read: true, history: true, ...can },
    ...{ started: [], resumed: [], sent: [], typed: [], isDisposed: false },
    tell(event) {
      for (const ear of [...ears]) ear(event);
    },
    async start(payload) {
      fake.started.push(payload);
      return start ? start(payload) : session;
    },
    async resume(known) {
      fake.resumed.push(known);
      fake.tell({ type: 'connection', state: 'connected' });
    },
    history: async () => ({ items }),
    async send(draft) {
      fake.sent.push(draft);
      if (send) return send(draft);
      seq += 1;
      return { id: `m${seq}`, seq };
    },
    typing: (text) => void fake.typed.push(text),
    ...(suggest && { suggest }),
    markRead: () => undefined,
    end: async () => undefined,
    subscribe(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    dispose() {
      fake.isDisposed = true;
    },
  };
  return fake;
}

export const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: `m${seq}`, seq, role: 'agent', text: `Message ${seq}`, files: [], status: 'sent' },
  at: new Date(seq * 1000).toISOString(),
  ...more,
});

/** The chat of a tab. `providers` are given one after another; the last is given again. */
export function openHost(providers: readonly FakeProvider[], more: Partial<ChatWorld> = {}) {
  const given = [...providers];
  return chatHost({
    core: chatCore,
    org: orgData({
      chat: {
        ...{ enabled: true, welcomeMessage: 'Welcome.', attachmentMegabytes: 10 },
        skill: 'heloc',
        tag: 'borrower',
      },
    }),
    send: createClient({ orgCode: 'acme' }),
    now: () => Date.now(),
    load: async () => (given.length > 1 ? given.shift() : given[0]) as FakeProvider,
    visitor: () => ({}),
    proves: () => false,
    forced: undefined,
    carrier: () => 'stream',
    isTab: false,
    ...more,
  });
}

/** Lets promises that are settled continue. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Brings in the adapter of a provider when a chat needs it, and none before. */
import type { ChatMode } from '../../../types/enumerations.ts';
import type { ChatProvider } from '../port/chat-provider.ts';
import type { ProviderGround } from '../port/provider-ground.ts';

type Create = (ground: ProviderGround) => ChatProvider;

// Each adapter, and what it brings, is a file of its own in the build.
const adapters: Record<ChatMode, () => Promise<Create>> = {
  stream: async () => (await import('./stream/stream-provider.ts')).createStreamProvider,
  twilio: async () => (await import('./twilio/twilio-provider.ts')).createTwilioProvider,
  nice: async () => (await import('./nice/nice-provider.ts')).createNiceProvider,
  talkjs: async () => (await import('./talkjs/talkjs-provider.ts')).createTalkjsProvider,
  chatbot: async () => (await import('./chatbot/chatbot-provider.ts')).createChatbotProvider,
};

/** Throws as any import does when an adapter does not arrive. */
export async function loadProvider(kind: ChatMode, ground: ProviderGround): Promise<ChatProvider> {
  return (await adapters[kind]())(ground);
}

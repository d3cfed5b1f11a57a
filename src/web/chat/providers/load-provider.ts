/** Brings in the adapter of a provider when a chat needs it, and none before. */
import type { ChatMode } from '../../../types/enumerations.ts';
import { ChatFailure } from '../port/chat-failure.ts';
import type { ChatProvider } from '../port/chat-provider.ts';
import type { ProviderGround } from '../port/provider-ground.ts';

type Create = (ground: ProviderGround) => ChatProvider;

// Each adapter, and what it brings, is a file of its own in the build.
const adapters: Partial<Record<ChatMode, () => Promise<Create>>> = {
  stream: async () => (await import('./stream/stream-provider.ts')).createStreamProvider,
};

/** Throws ChatFailure for a kind that has no adapter; an adapter that does not arrive throws as any import does. */
export async function loadProvider(kind: ChatMode, ground: ProviderGround): Promise<ChatProvider> {
  const load = adapters[kind];
  if (!load) throw new ChatFailure('UNAVAILABLE', kind);
  return (await load())(ground);
}

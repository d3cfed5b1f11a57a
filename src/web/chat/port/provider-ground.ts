/** What every provider is on. The host gives it, so that a test may give another. */
import type { Send } from '../../platform/api/transport/client.ts';
import type { InitPayload } from './chat-provider.ts';
import type { LinePolicies } from './line-policies.ts';
import type { NiceSdk } from './nice-sdk.ts';

export type ProviderGround = {
  /** A client without `onSignedOut`: what a chat is refused may not sign the borrower out. */
  send: Send;
  policies: LinePolicies;
  /** Who chats, and where they are now: after a reload there is no `start` that says so. */
  visit(): InitPayload;
  /** The token that an address brought for reading a transcript. */
  userToken?: string;
  /** Where a provider's library connects: `region` is the provider's, `playedAt` a server of ours that plays it (ws://…). */
  remote?: { region?: string | undefined; playedAt?: string | undefined };
  /** Fetches NICE's SDK, where the deployment has it. */
  nice?: () => Promise<NiceSdk>;
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
};

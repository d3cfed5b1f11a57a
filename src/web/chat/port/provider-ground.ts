/** What every provider stands on. The host gives it, so that a test may give another. */
import type { Send } from '../../api/transport/client.ts';
import type { LinePolicies } from './line-policies.ts';

export type ProviderGround = {
  /** A client without `onSignedOut`: what a chat is refused may not sign the borrower out. */
  send: Send;
  policies: LinePolicies;
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
};

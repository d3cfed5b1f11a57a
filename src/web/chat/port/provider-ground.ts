/** What every provider stands on. The host gives it, so that a test may give another. */
import type { Send } from '../../api/transport/client.ts';

/** From flows/chat/timers.json: its `policies`, and the period of its `ping`. */
export type LinePolicies = {
  pingSeconds: number;
  silenceSeconds: number;
  retryFirstSeconds: number;
  retryMostSeconds: number;
  previewMilliseconds: number;
  agentTypingSeconds: number;
  answerPatienceSeconds: number;
  historyMessages: number;
};

export type ProviderGround = {
  /** A client without `onSignedOut`: what a chat is refused may not sign the borrower out. */
  send: Send;
  policies: LinePolicies;
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** How long a chat of each kind lasts, in milliseconds; the server's word goes before it. */
  lifetime: { live: number; bot: number };
};

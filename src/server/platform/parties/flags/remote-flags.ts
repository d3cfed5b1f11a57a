/** Flags that a company decides by rules of its own, which the server reads again and again. */

export type FlagUser = { userId: string; kind: 'customer' | 'agent'; attributes: Record<string, boolean> };

export type RemoteDecision = { enabled: boolean; variables: Record<string, string>; variant?: string };

export type RemoteFlags = {
  /** The flags that it decides at present; the lender's content decides all others. */
  keys(): readonly string[];
  /** Undefined for a flag that it does not decide. */
  decide(key: string, user: FlagUser): RemoteDecision | undefined;
};

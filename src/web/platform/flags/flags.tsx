/** Asks for the decisions once per visit and provides them. After a second without an answer they count as failed. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Facts, isRecord } from '../../../engine/facts/facts.ts';
import { marksCrypto } from '../../../engine/journey/marks-crypto.ts';
import { useSend } from '../api/transport/api-context.ts';
import type { Send } from '../api/transport/client.ts';
import { trackerId } from '../api/transport/token.ts';
import { type IdentityKind, identityKind } from '../data/identity-kind.ts';
import { useOrg } from '../data/org-context.ts';
import { useStore } from '../data/use-store.ts';
import { type Source, visitSource } from '../data/visit-source.ts';
import { overrides as flagOverrides, withOverrides } from './flag-overrides.ts';
import { FlagContext, type FlagState, toFlags } from './flag-state.ts';

const LONGEST_WAIT_MS = 1000;
const NONE: unknown[] = [];
const PATH = '/service-optimize/external/api/v2/decision';

export type FlagsProps = {
  /** Agents have flags of their own (ACC-D4). */
  kind?: IdentityKind;
  children: ReactNode;
};

/** A late answer changes nothing: what is on the screen stays. */
export function Flags({ kind = identityKind(), children }: FlagsProps) {
  const send = useSend();
  const { mode, productSettings, decisions = NONE, site } = useOrg();
  const { source } = site;
  const known = useMemo(() => toFlags({ decisions: decisions.filter(isFor(kind)) }), [decisions, kind]);
  const [state, setState] = useState<FlagState>({ status: 'loading', flags: known });
  // What the visitor sees first does not wait for the question to be sent.
  const isTime = useDeferredValue(true, false);
  useEffect(() => {
    if (!isTime) return;
    let settled = false;
    const settle = (next: FlagState) => {
      if (!settled) setState(next);
      settled = true;
      clearTimeout(timer);
    };
    const timer = setTimeout(() => settle({ status: 'failed', flags: known }), LONGEST_WAIT_MS);
    decide(send, { kind, settings: productSettings, source }).then(
      (flags) => settle({ status: 'ready', flags }),
      () => settle({ status: 'failed', flags: known }),
    );
    return () => {
      settled = true;
      clearTimeout(timer);
    };
  }, [isTime, send, kind, productSettings, source, known]);
  const overrides = useStore(flagOverrides);
  const seen = useMemo(
    () => (mode === 'sandbox' ? withOverrides(state, overrides) : state),
    [mode, state, overrides],
  );
  return <FlagContext value={seen}>{children}</FlagContext>;
}

// What is decided for agents says nothing about a customer.
const isFor = (kind: IdentityKind) => (decision: unknown) =>
  !isRecord(decision) || decision.for === undefined || decision.for === kind;

type Visitor = { kind: IdentityKind; settings: Facts; source: Source | undefined };

// The lender's campaign marks a visitor who came for a line paid in crypto (ACC-D4).
async function decide(send: Send, { kind, settings, source }: Visitor) {
  const attributes = { isCrypto: marksCrypto(settings, visitSource(source)) };
  const optimizeUser = { kind, userId: trackerId(), attributes };
  return toFlags(await send({ method: 'POST', path: PATH, body: { optimizeUser } }));
}

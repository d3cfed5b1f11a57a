/** The identity that is signed in, by the way that its flag says. Asked once per session, and not without a token. */
import { createContext, useContext } from 'react';
import useSWRImmutable from 'swr/immutable';
import { type Identity, type IdentityWay, readIdentity } from '../api/calls/identity-api.ts';
import { useSignedIn } from '../api/hooks/use-signed-in.ts';
import { useSupportCore } from '../api/hooks/use-support-core.ts';
import { useSend } from '../api/transport/api-context.ts';
import type { IdentityKind } from '../data/identity-kind.ts';
import { useFlags } from './flag-state.ts';

/** A customer or an agent; each has a flag of its own (ACC-D4). */
export const KindContext = createContext<IdentityKind>('customer');

/** Undefined until the flag and the site are known: neither way may be taken before. */
export function useIdentityWay(): IdentityWay | undefined {
  const kind = useContext(KindContext);
  const { status, flags } = useFlags();
  const core = useSupportCore().data;
  if (!core) return undefined;
  const key = core.site?.identity?.broker[kind] ?? '';
  const flag = Object.hasOwn(flags, key) ? flags[key] : undefined;
  if (!flag && status === 'loading') return undefined;
  return { kind, broker: flag?.flagEnabled === true };
}

export function useIdentity() {
  const send = useSend();
  const way = useIdentityWay();
  const signedIn = useSignedIn();
  return useSWRImmutable<Identity, Error>(
    way && signedIn ? ['identity', way.kind, way.broker] : null,
    () => readIdentity(send, way ?? { kind: 'customer', broker: false }),
    { shouldRetryOnError: false },
  );
}

/**
 * Watches the session (FAULT-12; WCAG 2.2.1): two minutes before the token ends it asks whether the borrower is still
 * there and counts down; when it has ended on a page, the borrower signs in over the page and nothing typed is lost.
 */
import { Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { readIdentity } from '../platform/api/calls/identity-api.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { ApiError } from '../platform/api/transport/api-error.ts';
import type { SessionSignal } from '../platform/api/transport/session-signal.ts';
import { readToken, watchToken } from '../platform/api/transport/token.ts';
import { useIdentityWay } from '../platform/flags/use-identity.ts';
import { part } from '../platform/jsx/part.tsx';
import { useSessionClock } from './use-session-clock.ts';
import { useSessionEnd } from './use-session-end.ts';

const LEGACY = { kind: 'customer', broker: false } as const;

const Warning = part('session-warning', async () => (await import('./session-warning.tsx')).SessionWarning);
const LoginAgain = part('login-again', async () => (await import('./login-again.tsx')).LoginAgain);

/** Draws nothing while the session lives. */
export function SessionKeeper({ signal }: { signal: SessionSignal }) {
  const send = useSend();
  const way = useIdentityWay() ?? LEGACY;
  const token = useSyncExternalStore(watchToken, readToken, readToken);
  const { phase, end } = useSessionClock(token);
  const staying = useRef(false);
  const isLate = useCallback(() => staying.current, []);
  const { asked, renewed, finish } = useSessionEnd(signal, isLate);

  useEffect(() => {
    // A borrower who pressed "Stay logged in" in time waits for the answer.
    if (phase === 'over' && !staying.current) finish('idle');
  }, [phase, finish]);

  async function stay(): Promise<boolean> {
    staying.current = true;
    try {
      await readIdentity(send, way);
      return true;
    } catch (error) {
      // An ended session has its own way; without an answer the time continues, and may be over by now.
      if (error instanceof ApiError && error.status === 401) return true;
      if (end !== undefined && Date.now() >= end) finish('late');
      return false;
    } finally {
      staying.current = false;
    }
  }

  if (asked) {
    return (
      <Suspense fallback={null}>
        <LoginAgain note={asked} broker={way.broker} onSignedIn={renewed} />
      </Suspense>
    );
  }
  if (phase === 'well' || end === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Warning end={end} onStay={stay} />
    </Suspense>
  );
}

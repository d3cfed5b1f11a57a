/** What stands on the screen now, for the developers' toolbar beside it. It holds no more than the page itself was given. */
import { useEffect } from 'react';
import type { Core } from './content.ts';
import type { Facts } from './json.ts';
import { useOrg } from './org-context.ts';

export type Subject = {
  core: Core;
  facts: Facts;
  /** The page's id. */
  page: string;
  uuid?: string;
  step: string | null;
  events: readonly string[];
  /** Counts submissions. */
  version?: number | undefined;
  /** The content that the application's answer was made with. */
  contentHash?: string | undefined;
  /** Ends a wait; absent where nobody waits. */
  onSkip?: (() => Promise<number>) | undefined;
};

/** For flows without a machine. */
export const NO_EVENTS: readonly string[] = [];

let subject: Subject | undefined;
const listeners = new Set<() => void>();

export function readSubject(): Subject | undefined {
  return subject;
}

/** Tells of every change. Returns how to stop. */
export function watchSubject(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** A page says what it shows; the toolbar forgets it when the page goes. Outside of the sandbox nobody listens. */
export function useTellSubject(told: Subject): void {
  const listens = useOrg().mode === 'sandbox';
  useEffect(() => {
    if (listens) tell(told);
  });
  useEffect(() => () => tell(undefined), []);
}

function tell(next: Subject | undefined): void {
  subject = next;
  for (const listen of listeners) listen();
}

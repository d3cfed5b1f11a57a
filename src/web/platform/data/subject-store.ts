/** What is on the screen now, for the developers' toolbar. Holds no more than the page itself received. */
import { useEffect } from 'react';
import type { Facts } from '../../../engine/facts/facts.ts';
import type { Core } from './content.ts';
import { createStore } from './create-store.ts';
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
  /** Ends a wait; absent when there is none. */
  onSkip?: (() => Promise<number>) | undefined;
};

/** For flows without a machine. */
export const NO_EVENTS: readonly string[] = [];

export const subjectStore = createStore<Subject | undefined>(undefined);

/**
 * A page reports what it shows; the toolbar forgets it when the page goes. Outside of the sandbox there is no
 * listener.
 */
export function useTellSubject(told: Subject): void {
  const listens = useOrg().mode === 'sandbox';
  useEffect(() => {
    if (listens) subjectStore.write(told);
  });
  useEffect(() => () => subjectStore.write(undefined), []);
}

/** Binds the processing dialog to the life of a submission and of the wait that follows it. */
import { useEffect, useRef } from 'react';
import type { Processing as Declared } from '../../../types/page.ts';
import { beginProcessing, holdProcessing } from './processing-store.ts';

/** How long the dialog stays when the content names no time (SPEC-6.3). */
export const TIMEOUT_MS = 30_000;

/** Shows what a busy action declares until the action is no longer busy; undefined shows nothing. */
export function useProcessing(declared: Declared | undefined, text: (template: string) => string): void {
  const latest = useRef({ declared, text });
  latest.current = { declared, text };
  const isBusy = declared !== undefined;
  useEffect(() => {
    const { declared: said, text: write } = latest.current;
    if (!isBusy || !said) return;
    const { title, messages, timeoutMs = TIMEOUT_MS } = said;
    return beginProcessing({ title: write(title), messages: messages.map((one) => write(one)), timeoutMs });
  }, [isBusy]);
}

/** A wait that follows a submission keeps its dialog. */
export function useProcessingWhile(waiting: boolean): void {
  useEffect(() => (waiting ? holdProcessing() : undefined), [waiting]);
}

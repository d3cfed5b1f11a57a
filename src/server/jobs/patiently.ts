/** Asks a database again until it is there: background work waits for it, where a request would be told to come back. */
import { awayReason } from '../db/away-reason.ts';

const pauseMs = 500;

export type Patience = {
  /** Told once each time the database goes. */
  report(error: unknown): void;
  /** No longer waited for: the next failure is the caller's. */
  isOver(): boolean;
};

export async function patiently<T>({ report, isOver }: Patience, ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (isOver() || awayReason(error) === undefined) throw error;
      if (tries === 0) report(error);
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }
}

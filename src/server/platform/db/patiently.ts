/** Retries database work until the database is there: background work waits, while a request is told to come back. */
import { awayReason } from './away-reason.ts';

const pauseMs = 500;

export type Patience = {
  /** Called once each time the database goes away. */
  report(error: unknown): void;
  /** The caller no longer waits: it gets the next failure. */
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

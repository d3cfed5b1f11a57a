/** Runs work that needs the database, again for as long as the database is away. */
import { awayReason } from '../platform/db/away-reason.ts';

const pauseMs = 1_000;

/** @param work may run more than once @param onWait called after each failed attempt on a database that is away */
export async function whenBack<T>(work: () => Promise<T>, onWait: (reason: string) => void): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = awayReason(error);
      if (!reason) throw error;
      onWait(reason);
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }
}

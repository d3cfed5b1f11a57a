/** Calls an outside party with a time limit. Throws `PartyFailed` whenever no answer came. */
import { whileListening } from '../../while-listening.ts';
import { PartyFailed } from './party-failed.ts';

/** @param ms how long to wait; an answer that comes later is dropped */
export async function inTime<T>(party: string, ms: number, ask: () => Promise<T>): Promise<T> {
  let stop = () => 0;
  const late = new Promise<never>((_, reject) => {
    stop = whileListening(ms, () => reject(new DOMException(`No answer in ${ms} ms`, 'TimeoutError')));
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    throw new PartyFailed(party, error);
  } finally {
    stop();
  }
}

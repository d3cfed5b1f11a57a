/** Reads what the server put into the page beside the lender's data: what is needed before the first field. */

import { isRecord } from '../../../engine/facts/facts.ts';
import type { Core, Page } from './content.ts';

export type Brought = {
  /** By flow. */
  cores: Record<string, Core>;
  /** By flow and page. */
  pages: Record<string, Record<string, Page>>;
  /** The week of each department, as the server's own call answers it. */
  hours: Record<string, unknown>;
  /** The answer to a visitor's registration. */
  registration?: unknown;
};

const ID = 'hearthline-brought';

/** Nothing is no mistake: what was not brought is asked for. */
export function readBrought(from: Document): Brought | undefined {
  try {
    const data: unknown = JSON.parse(from.getElementById(ID)?.textContent ?? 'null');
    const isWhole = isRecord(data) && isRecord(data.cores) && isRecord(data.pages) && isRecord(data.hours);
    // The server compiled and checked what it brings; this is the door.
    return isWhole ? (data as Brought) : undefined;
  } catch {
    return undefined;
  }
}

/** The borrower's calendar date, for checks like "at least 18". The server checks again by its own clock. */
import { serverNow } from './server-clock.ts';

export function today(now: Date = new Date(serverNow())): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

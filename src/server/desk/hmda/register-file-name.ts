/** What the file of a lender's register is called. */
import type { Days } from './days-to-file.ts';

export function registerFileName({ org, from, to }: Days & { org: string }): string {
  return `lar-${org}-${from}-${to}.txt`;
}

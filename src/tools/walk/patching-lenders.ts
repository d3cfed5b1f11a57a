/** The lenders with files of their own for a flow. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function patchingLenders(root: string, flow: string): string[] {
  return readdirSync(join(root, 'orgs'))
    .filter((org) =>
      statSync(join(root, 'orgs', org, 'flows', flow), { throwIfNoEntry: false })?.isDirectory(),
    )
    .sort();
}

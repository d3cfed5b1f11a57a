/**
 * `flow consents`: adds new versions of consents to flows/consents.json. Never changes a recorded one, because stored
 * consents name it.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTree } from '../../content/files/read-files.ts';
import {
  type AskedConsent,
  askedConsents,
  recordedConsents,
  recordFile,
} from '../../content/lints/consent-record.ts';
import { lintConsents } from '../../content/lints/lint-consents.ts';
import { issueLine } from '../../engine/issues/issue.ts';
import type { Consents } from '../../types/consents.ts';
import { writtenJson } from '../format/lay-out.ts';

export const summary = 'Records new versions of consents in flows/consents.json, and refuses changed ones.';
export const usage = '[--root DIR]';
export const options = { '--root DIR': 'A copy of the product elsewhere.' };

/** 0 when all are recorded; 1 when a consent changed under the version that it had. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { root: { type: 'string' } } });
  const root = values.root ? resolve(values.root) : fileURLToPath(new URL('../../../', import.meta.url));
  const tree = readTree(root);
  const changed = lintConsents(tree).filter(({ code }) => code === 'CONSENT_CHANGED');
  if (changed.length > 0) {
    process.stdout.write(`${changed.map(issueLine).join('\n')}\n`);
    return 1;
  }
  const asked = askedConsents(tree);
  const record = {
    $schema: '../schemas/meta/consents.schema.json',
    consents: withNew(recordedConsents(tree), asked),
  };
  writeFileSync(join(root, recordFile), writtenJson(record));
  process.stdout.write(`${recordFile} knows all ${asked.length} consents.\n`);
  return 0;
}

function withNew(recorded: Consents['consents'], asked: readonly AskedConsent[]): Consents['consents'] {
  const all = new Map(Object.entries(recorded));
  for (const { key, version, entry } of asked) all.set(key, { ...all.get(key), [version]: entry });
  return Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Drives one lender's walks and prints what was seen: a line for each scene that fails as it is met, the figures at the end. */
import { readContent } from '../../content/read-content.ts';
import { allSights } from '../../engine/walk/sights.ts';
import { loadBundle } from '../decide/load-flow.ts';
import { driveReport } from './drive-report.ts';
import { driveWalks, type Looked } from './drive-walks.ts';

/** @returns whether every scene was drawn without a finding */
export async function driveLender(root: string, flow: string, code: string): Promise<boolean> {
  const lender = readContent(root).orgs[code];
  const compiled = lender?.flows[flow];
  if (!lender || !compiled)
    throw new Error(`The lender "${code}" is not in service, or has no flow "${flow}".`);
  const bundle = loadBundle({ flow, org: code, out: '.' });
  const looked = await driveWalks({ lender, bundle, flow, saw: tell });
  const lines = driveReport(looked, allSights(bundle, compiled));
  process.stdout.write(`${code} in Chromium\n${lines.map((line) => `  ${line}\n`).join('')}`);
  return looked.every(({ findings }) => findings.length === 0);
}

function tell({ scene, findings }: Looked, index: number, all: number): void {
  const state = findings.length === 0 ? 'ok' : `${findings.length} findings`;
  process.stderr.write(`${index + 1}/${all} ${scene.page ?? 'the site'}: ${state}\n`);
}

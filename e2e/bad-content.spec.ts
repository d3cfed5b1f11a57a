/** Content with a mistake stops the start, and the message names the file, the place and the remedy. */
/** Covers src/content/lints, src/server/start. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startServer } from '../src/tools/journey/start-server.ts';

test('content with a mistake stops the start with file, place and remedy', async () => {
  const mistakes: [file: string, from: string, to: string, says: RegExp][] = [
    [
      'flows/register/pages/income-info.json',
      '"ui:widget": "money"',
      '"ui:widget": "mony"',
      /flows\/register\/pages\/income-info\.json#\/ui\/\w+.*"mony".*Did you mean "money"/,
    ],
    [
      'orgs/default/org.json',
      '"companyNameShort"',
      '"companyNameShirt"',
      /orgs\/default\/org\.json#.*lacks "companyNameShort"[^\n]*Add/,
    ],
    [
      'flows/heloc/rules/credit.json',
      '{',
      '{,',
      /flows\/heloc\/rules\/credit\.json: line 1: .*Look there and just above for a missing or extra comma/,
    ],
    [
      'flows/heloc/machine.json',
      '"when": "canVerifyLiens"',
      '"when": "canVerifyLien"',
      /flows\/heloc\/machine\.json#\/transitions\/0.*"canVerifyLien".*Did you mean "canVerifyLiens"/,
    ],
  ];
  for (const [file, from, to, says] of mistakes) {
    const root = contentWith(file, from, to);
    await expect(startServer({ env: { HEARTHLINE_ROOT: root } }), file).rejects.toThrow(says);
    rmSync(root, { recursive: true });
  }
});

/** A copy of the product's content, with its own lender only, and with one mistake in it. @returns its folder */
function contentWith(file: string, from: string, to: string): string {
  const source = fileURLToPath(new URL('../', import.meta.url));
  const root = mkdtempSync(join(tmpdir(), 'hearthline-broken-'));
  for (const folder of ['flows', 'orgs/default', 'schemas'])
    cpSync(join(source, folder), join(root, folder), { recursive: true });
  symlinkSync(join(source, 'dist'), join(root, 'dist'));
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
  return root;
}

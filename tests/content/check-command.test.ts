/** `flow check`: sentences, an exit code, and JSON for machines. */
/** Covers src/tools/flow.ts, src/tools/commands/check.ts, src/content/lints. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/tools/commands/check.ts';
import { main } from '../../src/tools/flow.ts';

let said = '';
beforeEach(() => {
  said = '';
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(hear);
});
afterEach(() => vi.restoreAllMocks());

function hear(text: string | Uint8Array): boolean {
  said += String(text);
  return true;
}

describe('flow check', () => {
  test('finds no error in the real content', async () => {
    expect(await run([])).toBe(0);
    expect(said).toMatch(
      /OK: \d+ flows, \d+ pages, \d+ rules, \d+ lenders?.* \(\d+\.\d s\)\.\nCases: \d+ of \d+ rows are met by no case/,
    );
  });

  test('answers a mistake with code, place, what is wrong and what to do', async () => {
    const root = copyOfProduct();
    const file = join(root, 'flows/heloc/machine.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"to": "start/profile"', '"to": "start/profil"'));

    const code = await run(['--root', root]);

    rmSync(root, { recursive: true });
    expect(code).toBe(1);
    expect(said).toMatch(
      /^PAGE_UNKNOWN flows\/heloc\/machine\.json#\/states\/profile\/page\/0\/to: there is no page "start\/profil"\. Did you mean "start\/profile"\?$/m,
    );
  });

  test('[--file] judges what one file concerns, and says with whom', async () => {
    const own = 'flows/heloc/pages/product/select.json';
    const theirs = `orgs/sunhatch/${own}`;

    expect(await run(['--file', own, '--file', theirs])).toBe(0);
    expect(said).toContain(`OK: ${own}, ${theirs}, for default and sunhatch; the whole check`);
  });

  test.each([
    ['the product', 'flows/heloc/pages/product/select.json'],
    ['a lender', 'orgs/sunhatch/flows/heloc/pages/product/select.json'],
  ])('[--file] finds the mistake in a page of %s, and only that', async (_whose, file) => {
    const root = copyOfProduct();
    const page = JSON.parse(readFileSync(join(root, file), 'utf8'));
    writeFileSync(join(root, file), JSON.stringify({ ...page, title: '{{nothing.such}}' }));

    const code = await run(['--root', root, '--file', join(root, file)]);

    rmSync(root, { recursive: true });
    expect(code).toBe(1);
    const issues = said.split('\n').filter((line) => /^[A-Z_]+ /.test(line));
    expect(issues[0]).toMatch(/^TEXT_PATH_UNKNOWN .+ no schema declares "nothing.such"/);
    expect(issues.filter((line) => !line.includes(` ${file}#/title: `))).toEqual([]);
  });

  test('[--file] says that a path leads to no content', async () => {
    expect(await run(['--file', 'README.md'])).toBe(1);
    expect(said).toContain('FILE_MISSING README.md: is no file of flows/, orgs/ or schemas/. Give its path');
  });

  test('says where it looked when the folders are not there', async () => {
    expect(await run(['--root', tmpdir()])).toBe(1);
    expect(said).toMatch(/FILE_MISSING flows\/: the folder is not there\. Is this the folder/);
  });

  test('gives machines JSON', async () => {
    await run(['--json']);

    expect(JSON.parse(said)).toMatchObject({
      issues: expect.any(Array),
      lenders: expect.arrayContaining([{ code: 'default', flows: expect.arrayContaining(['heloc']) }]),
    });
  });
});

function copyOfProduct(): string {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  for (const folder of ['flows', 'schemas', 'orgs']) cpSync(folder, join(root, folder), { recursive: true });
  return root;
}

describe('flow', () => {
  test('lists its commands', async () => {
    expect(await main(['help'])).toBe(0);
    expect(said).toMatch(/ {2}check +Checks every flow/);
  });

  test('helps with a misspelt one', async () => {
    expect(await main(['chekc'])).toBe(2);
    expect(said).toMatch(/There is no command "chekc"\. Did you mean "check"\?/);
  });
});

/** Covers src/tools/format/content-layout.ts, src/tools/commands/format.ts. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../../src/tools/commands/format.ts';
import { filesToLayOut } from '../../src/tools/format/content-layout.ts';

test('all content is laid out alike: npm run flow -- format does it', () => {
  expect(Object.keys(filesToLayOut('.'))).toEqual([]);
});

test('a file that is laid out otherwise is named by --check, and laid out without it', async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const root = mkdtempSync(join(tmpdir(), 'layout-'));
  for (const folder of ['flows', 'schemas', 'orgs']) cpSync(folder, join(root, folder), { recursive: true });
  const page = 'flows/heloc/pages/liens.json';
  writeFileSync(join(root, page), '{"schema": {},\n"content": [], "id": "liens"}');

  expect(Object.keys(filesToLayOut(root))).toEqual([page]);
  expect(await run(['--root', root, '--check'])).toBe(1);
  expect(await run(['--root', root])).toBe(0);
  expect(filesToLayOut(root)).toEqual({});

  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

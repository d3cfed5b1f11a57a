/** Covers src/tools/quick. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from '../../src/tools/quick/changed-files.ts';
import { pickTests } from '../../src/tools/quick/pick-tests.ts';

const covers = (test: string, ...paths: string[]) => ({ test, covers: paths });

test('a change is tried with the tests that name its files, nearest first, and with the sweeps; never with stories', () => {
  const { tests, left } = pickTests(
    ['src/web/page/answers.ts', 'tests/engine/own.test.ts'],
    [
      covers('e2e/story.spec.ts', 'src/web/page/answers.ts'),
      covers('tests/parties/journeys.test.ts', 'src/web/page/answers.ts'),
      covers('tests/web/page.test.ts', 'src/web/page'),
      covers('tests/web/answers.test.ts', 'src/web/page/answers.ts'),
      covers('tests/other.test.ts', 'src/server'),
    ],
  );

  expect(tests).toEqual([
    'tests/engine/own.test.ts',
    'tests/arrows.test.ts',
    'tests/names.test.ts',
    'tests/sentences.test.ts',
    'tests/web/answers.test.ts',
    'tests/web/page.test.ts',
  ]);
  expect(left).toBe(0);
});

test('of many tests the nearest of each file are taken, and the rest is counted', () => {
  const far = Array.from({ length: 30 }, (_, at) => covers(`tests/a${at}.test.ts`, 'src/server'));
  const near = covers('tests/z.test.ts', 'src/web/line.ts');
  const { tests, left } = pickTests(['src/server/a.ts', 'src/web/line.ts'], [...far, near]);

  expect(tests).toContain('tests/z.test.ts');
  expect(left).toBe(23);
});

test('a changed page of the flow is tried by what reads all content', () => {
  expect(pickTests(['flows/heloc/pages/welcome.json'], []).tests).toContain('tests/content/layout.test.ts');
});

test('changed are the files that no commit holds yet; with none, those of the last commit', () => {
  const root = mkdtempSync(`${tmpdir()}/quick-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args]);
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'one');
  };
  git('init', '-q');
  writeFileSync(`${root}/kept.ts`, '');
  writeFileSync(`${root}/gone.ts`, '');
  commit();
  writeFileSync(`${root}/second.ts`, '');
  commit();
  expect(changedFiles(root)).toEqual(['second.ts']);

  mkdirSync(`${root}/new`);
  writeFileSync(`${root}/new/file.ts`, '');
  writeFileSync(`${root}/kept.ts`, 'changed');
  rmSync(`${root}/gone.ts`);
  expect(changedFiles(root)).toEqual(['kept.ts', 'new/file.ts']);
});

/** What may lie in a folder of content: plain files of a moderate size. Each test puts something else there, for real. */
/** Covers src/content/files/file-limits.ts, src/engine/issues/issue.ts, src/content/files. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileLimits } from '../../src/content/files/file-limits.ts';
import { readFiles } from '../../src/content/files/read-files.ts';
import { readContent } from '../../src/content/read-content.ts';
import { issueLine } from '../../src/engine/issues/issue.ts';
import { rootWith } from './small-root.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const fifo = (path: string) => execFileSync('mkfifo', [path]);

type Mischief = [name: string, place: string, says: RegExp, make: (root: string) => void];

const mischief: Mischief[] = [
  [
    'a page that is a pipe nobody writes into',
    'orgs/acme/flows/loan/pages/amount.json',
    /is a pipe/,
    (root) => {
      mkdirSync(join(root, 'orgs/acme/flows/loan/pages'), { recursive: true });
      fifo(join(root, 'orgs/acme/flows/loan/pages/amount.json'));
    },
  ],
  ['a pipe of any name', 'orgs/acme/notes', /is a pipe/, (root) => fifo(join(root, 'orgs/acme/notes'))],
  [
    'an endless device behind a link',
    'orgs/acme/zero.json',
    /is a link/,
    (root) => symlinkSync('/dev/zero', join(root, 'orgs/acme/zero.json')),
  ],
  [
    'a file of somebody else behind a link',
    'orgs/acme/more.json',
    /is a link/,
    (root) => symlinkSync('/etc/hostname', join(root, 'orgs/acme/more.json')),
  ],
  [
    'a folder of another lender behind a link',
    'orgs/acme/flows',
    /is a link/,
    (root) => symlinkSync(join(root, 'flows'), join(root, 'orgs/acme/flows')),
  ],
  [
    'a lender that is a link',
    'orgs/acne/',
    /is a link/,
    (root) => symlinkSync(join(root, 'orgs/acme'), join(root, 'orgs/acne')),
  ],
  [
    'JSON of 20,000 levels',
    'orgs/acme/org.json',
    /nested more than 64 levels/,
    (root) => writeFileSync(join(root, 'orgs/acme/org.json'), nested(20_000)),
  ],
  [
    'a file of 25 MB',
    'orgs/acme/org.json',
    /larger than 512 KB/,
    (root) =>
      writeFileSync(join(root, 'orgs/acme/org.json'), `{"texts":{"a":"${'x'.repeat(25 * 1024 * 1024)}"}}`),
  ],
  [
    'folders without end',
    `orgs/acme/${'a/'.repeat(fileLimits.folders + 1)}`,
    /folders deep/,
    (root) => mkdirSync(join(root, 'orgs/acme', ...Array<string>(40).fill('a')), { recursive: true }),
  ],
  [
    'files without number',
    'orgs/acme/',
    /more than 2000 files/,
    (root) => {
      for (let index = 0; index < 2_100; index++) writeFileSync(join(root, `orgs/acme/${index}.json`), '{}');
    },
  ],
  [
    'a name that ends the line',
    'orgs/acme/x\u{FFFD}OK: 3 flows.json',
    /characters that nobody sees/,
    (root) => writeFileSync(join(root, 'orgs/acme/x\nOK: 3 flows.json'), '{}'),
  ],
  [
    'text that is no JSON',
    'orgs/acme/org.json',
    /line 1: /,
    (root) => writeFileSync(join(root, 'orgs/acme/org.json'), '{ "code": }'),
  ],
];

test.each(mischief)('%s is named, and costs that lender alone its service', (_, place, says, make) => {
  const root = rootWith();
  make(root);
  const started = performance.now();

  const { orgs, outOfService } = readContent(root);

  const code = place.split('/')[1] ?? '';
  const issues = outOfService[code]?.issues ?? [];
  expect(issues.map(({ place: at }) => at)).toContain(place);
  expect(issues.map(issueLine).join('\n')).toMatch(says);
  expect(Object.keys(outOfService)).toEqual([code]);
  expect(orgs.default?.flows.loan?.pages.amount?.title).toBe('How much?');
  expect(performance.now() - started).toBeLessThan(60_000);
});

test('the product’s own folders keep to the same rules, and stop the start', () => {
  const root = rootWith();
  symlinkSync('/dev/zero', join(root, 'flows/loan/polling.json'));

  expect(() => readContent(root)).toThrow('FILE_REFUSED flows/loan/polling.json: the file is a link.');
});

test('all the files of one lender together have a limit, and so has the time', () => {
  const root = rootWith();
  const reading = (limits: object) => readFiles(root, { ...fileLimits, ...limits }).faults.map(issueLine);

  expect(reading({})).toEqual([]);
  expect(reading({ allBytes: 100 }).join('\n')).toMatch(
    /orgs\/acme\/org\.json: the file is larger than 0 KB/,
  );
  expect(reading({ milliseconds: -1 }).join('\n')).toMatch(/orgs\/acme\/: the folder takes longer than/);
  expect(reading({ milliseconds: -1 }).join('\n')).not.toMatch(/(flows|schemas)\/: the folder takes longer/);
});

test('every file that cannot be read is named at once', () => {
  const root = rootWith({ 'flows/loan/rules.json': '{', 'flows/loan/flow.json': '[' });

  expect(() => readContent(root)).toThrow(/flow\.json: line 1.+\n.+rules\.json: line 1/);
});

test('hidden files are nobody’s content', () => {
  const root = rootWith();
  mkdirSync(join(root, 'orgs/acme/.git'));
  writeFileSync(join(root, 'orgs/acme/.org.json.swp'), 'x');

  expect(readContent(root).outOfService).toEqual({});
});

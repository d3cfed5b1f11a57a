/** `flow review`: a person reads what a lender says beside ours, approves exactly that, and is asked again after a change. */
/** Covers src/tools/commands/review.ts, src/tools/review/{say-words,review-page}.ts, src/content/approval. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownWords } from '../../../src/content/approval/own-words.ts';
import { readTree } from '../../../src/content/files/read-files.ts';
import { lintTree } from '../../../src/content/lints/lint-tree.ts';
import { run } from '../../../src/tools/commands/review.ts';
import { reviewPage } from '../../../src/tools/review/review-page.ts';

let root = '';
let said = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
  for (const folder of ['flows', 'schemas', 'orgs/default', 'orgs/elmsward', 'orgs/sunhatch'])
    cpSync(folder, join(root, folder), { recursive: true });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

async function review(...args: string[]): Promise<{ code: number; text: string }> {
  said = '';
  return { code: await run([...args, '--root', root]), text: said };
}

function write(path: string, json: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(json));
}

const keyFile = () => join(root, 'ann.pem');
const shown = (text: string) => /--approve (\w+)/.exec(text)?.[1] ?? '';

async function approve(org: string) {
  const { text } = await review('--org', org);
  return review('--org', org, '--approve', shown(text), '--by', 'Ann Alvarez', '--key', keyFile());
}

test("a lender's sentences and prices stand beside ours, each at its place", async () => {
  const { code, text } = await review('--org', 'sunhatch');
  const { text: prices } = await review('--org', 'elmsward');

  expect(code).toBe(3);
  expect(text).toMatch(
    /product\/select\.json\n {2}\/title\n +ours +Choose your offer\n +theirs +Pick the line that fits/,
  );
  expect(prices).toMatch(/pricing\.json\n[\s\S]+\/base\/700\/45\n +ours +10\.7\n +theirs +10\.6/);
  expect(prices).toMatch(/\/points\/feePercent\/4\.99\n +ours +-1\.5\n +theirs +\(left out\)/);
});

test('its own Spanish stands beside ours and beside its English, and every word of its logo is written out', async () => {
  write('orgs/sunhatch/flows/languages/es/heloc/pages/product/select.json', { title: 'Elija su línea' });
  const svg = readFileSync(join(root, 'orgs/sunhatch/logo.svg'), 'utf8');
  writeFileSync(
    join(root, 'orgs/sunhatch/logo.svg'),
    svg.replace('</svg>', '<text x="1">Approved!</text></svg>'),
  );
  const { text } = await review('--org', 'sunhatch');

  expect(text).toMatch(
    /ours +Elija su oferta\n +theirs +Elija su línea\n +in English +Pick the line that fits/,
  );
  expect(text).toMatch(/logo\.svg\n +ours +Hearthline .+\n +theirs +.*Approved!/);
});

test('what would hide a word on a terminal is written out', async () => {
  write('orgs/sunhatch/flows/heloc/pages/product/select.json', {
    title: 'Pick\u001b[2K\u202eeno\u200b\u3164',
    'a\u001b[1A': 'x',
  });

  expect((await review('--org', 'sunhatch')).text).toContain('Pick\\u{1b}[2K\\u{202e}eno\\u{200b}\\u{3164}');
  expect(said).toContain('/a\\u{1b}[1A');
});

test('approved under what was shown; a change between is not signed; afterwards only what changed is shown', async () => {
  const made = await review('--new-key', keyFile(), '--by', 'Ann Alvarez');
  vi.stubEnv('HEARTHLINE_APPROVERS', /="(.+)"/.exec(made.text)?.[1] ?? '');
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  const { text: before } = await review('--org', 'elmsward');
  write('orgs/elmsward/flows/heloc/pages/product/select.json', { title: 'Pick your line' });

  const late = review(
    '--org',
    'elmsward',
    '--approve',
    shown(before),
    '--by',
    'Ann Alvarez',
    '--key',
    keyFile(),
  );
  await expect(late).rejects.toThrow('What elmsward says is not what was shown under');

  expect((await approve('elmsward')).text).toContain('Ann Alvarez approves elmsward as it is');
  expect(await review('--org', 'elmsward')).toEqual({
    code: 0,
    text: expect.stringMatching(/^elmsward: approved by Ann Alvarez on \d{4}-\d\d-\d\d\n$/),
  });

  write('orgs/elmsward/flows/heloc/pages/product/select.json', { title: 'Choose your line' });
  const { code, text } = await review('--org', 'elmsward');
  expect(code).toBe(3);
  expect(text).toContain('Choose your line');
  expect(text).not.toContain('pricing.json');

  rmSync(join(root, 'orgs/elmsward/flows/heloc/pages/product/select.json'));
  expect((await review('--org', 'elmsward')).text).toContain('is gone: ours applies');
});

test('the list says who waits and why; a record by a stranger counts for nothing', async () => {
  await review('--new-key', keyFile(), '--by', 'Ann Alvarez');
  await approve('elmsward');
  const { code, text } = await review();
  vi.stubEnv('HEARTHLINE_APPROVERS', `Bo Brandt:${'A'.repeat(43)}`);

  expect(code).toBe(3);
  expect(text).toMatch(
    /elmsward +approved by Ann Alvarez on .+ \(whose signature it is was not checked\)\nsunhatch +no one has approved/,
  );
  expect((await review()).text).toMatch(/elmsward +"Ann Alvarez" is not among the approvers/);
});

test('the check reminds of an approval that was given to other words, and takes the record as it is written', async () => {
  await review('--new-key', keyFile(), '--by', 'Ann Alvarez');
  await approve('elmsward');
  const issues = () =>
    lintTree(readTree(root)).issues.filter(({ place }) => place.startsWith('orgs/elmsward/'));
  expect(issues()).toEqual([]);

  write('orgs/elmsward/flows/heloc/pages/product/select.json', { title: 'Choose your line' });
  expect(issues()).toMatchObject([
    {
      code: 'UNAPPROVED',
      severity: 'warning',
      message: expect.stringContaining('changed since: flows/heloc'),
    },
  ]);
});

test('one word deep in a list of lists is shown beside ours, and so is what only repeats ours', async () => {
  const path = 'flows/register/pages/index.json';
  const page = readTree(root).get(path) as { lead: string; content: unknown[] };
  const content = JSON.parse(
    JSON.stringify(page.content).replace('I already have an account', 'Wire us the fee first'),
  );
  write(`orgs/elmsward/${path}`, { lead: page.lead, content });
  const { text } = await review('--org', 'elmsward');

  expect(text).toMatch(
    /\/content\/.+\n +ours +.*I already have an account.*\n +theirs +.*Wire us the fee first/,
  );
  expect(text).toContain(`  /lead\n    as ours     ${page.lead}`);
  expect(text).not.toContain('[object Object]');
});

test('what a list of ours has and theirs has not is said to be left out', async () => {
  const path = 'flows/register/pages/index.json';
  const { content } = readTree(root).get(path) as { content: unknown[] };
  write(`orgs/elmsward/${path}`, { content: content.slice(0, 1) });

  expect((await review('--org', 'elmsward')).text).toMatch(
    /\/content\/1\/block\n +ours +.+\n +theirs +\(left out\)/,
  );
});

test('a record that no approver signed spares no one the reading', async () => {
  await review('--new-key', keyFile(), '--by', 'Ann Alvarez');
  await approve('elmsward');
  const file = join(root, 'orgs/elmsward/approval.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const files = { ...record.files, 'logo.svg': '0'.repeat(64) };
  writeFileSync(file, JSON.stringify({ ...record, files, signature: 'A'.repeat(86) }));

  // A key of zeros would take one signature of zeros in four.
  const { text: anothers } = await review('--new-key', join(root, 'bo.pem'), '--by', 'Ann Alvarez');
  for (const approvers of ['', /="(.+)"/.exec(anothers)?.[1] ?? '']) {
    vi.stubEnv('HEARTHLINE_APPROVERS', approvers);
    const { text } = await review('--org', 'elmsward');
    for (const name of ['org.json', 'logo.svg', 'flows/heloc/pricing.json'])
      expect(text).toContain(`\norgs/elmsward/${name}\n`);
  }
});

const refused: [string, string[], RegExp][] = [
  ['a lender that is not there', ['--org', 'elmswrd'], /no lender "elmswrd"\. Did you mean "elmsward"\?/],
  ['our own', ['--org', 'default'], /no lender "default"/],
  ['nobody', ['--org', 'elmsward', '--approve', 'x'], /Who reads and approves it\?/],
  ['no key', ['--org', 'elmsward', '--approve', 'x', '--by', 'Ann'], /Name the private key/],
  ['a name that settings cannot hold', ['--new-key', 'x', '--by', 'Ann, Bo'], /without colon or comma/],
];

test.each(refused)('refused with a sentence: %s', async (_, args, sentence) => {
  await expect(review(...args)).rejects.toThrow(sentence);
});

test('a key is never written over, and another file is no key', async () => {
  await review('--new-key', keyFile(), '--by', 'Ann Alvarez');
  await expect(review('--new-key', keyFile(), '--by', 'Ann Alvarez')).rejects.toThrow(/never written over/);

  writeFileSync(keyFile(), 'no key');
  await expect(approve('elmsward')).rejects.toThrow(/holds no key for approving/);
});

test("the document for the browser shows a lender's markup as text", () => {
  write('orgs/sunhatch/flows/heloc/pages/product/select.json', { title: '<script>alert(1)</script>' });
  const sayings = ownWords(readTree(root), 'sunhatch');
  const shot = { page: 'offer', width: 375, file: '/x/sunhatch-offer-375.png' };
  const html = reviewPage({ code: 'sunhatch', sayings, logo: '<svg/>', before: [], after: [shot] });

  expect(html).toContain('&lt;script>alert(1)&lt;/script>');
  expect(html).not.toContain('<script');
  expect(html).toContain('src="sunhatch-offer-375.png"');
});

/** `flow review`: what a lender says otherwise than we do, for a person to read and approve; production serves it only then. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { approvalOf, changedSince, folderDigest, ownDigests } from '../../content/approval/approval.ts';
import { type Approver, isSignedBy, readApprovers } from '../../content/approval/approvers.ts';
import { ownWords } from '../../content/approval/own-words.ts';
import { staleApproval, unapproved } from '../../content/approval/unapproved.ts';
import type { FileTree } from '../../content/files/file-tree.ts';
import { readTree } from '../../content/files/read-files.ts';
import { codesOf } from '../../content/merge/gather-tree.ts';
import { sharing } from '../../content/merge/org-with-shared.ts';
import { approvalName } from '../../content/merge/patch-flows.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import type { Approval } from '../../types/approval.ts';
import { writtenJson } from '../format/lay-out.ts';
import { newKey, signed } from '../review/approver-key.ts';
import { drawReview } from '../review/draw-review.ts';
import { howToApprove, sayWords } from '../review/say-words.ts';

export const summary = "Shows a lender's own words and prices beside ours, for a person to approve.";
export const usage =
  '[--org CODE [--all] [--pictures DIR] [--approve DIGEST --by NAME --key FILE]] | --new-key FILE --by NAME';
export const options = {
  '--org CODE': 'The lender; without it, which lenders are approved and which wait.',
  '--all': 'Everything it says; unless said, the files that changed since it was approved.',
  '--pictures DIR': 'Draws the pages that it changed, ours beside theirs, in DIR/index.html.',
  '--approve DIGEST': 'Signs what was shown under this digest, in orgs/CODE/approval.json.',
  '--by NAME': 'The person who read it, as HEARTHLINE_APPROVERS names them.',
  '--key FILE': "The person's private key.",
  '--new-key FILE': 'Makes one, and prints what production needs of it. Keep it out of this folder.',
  '--root DIR': 'Content elsewhere: a folder with flows/, orgs/ and schemas/.',
};

const program = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 when all is done or approved; 3 when a lender waits; 1 when what is asked cannot be done. */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ org: text, approve: text, by: text, key: text, 'new-key': text, pictures: text },
      all: { type: 'boolean', default: false },
      root: { type: 'string', default: program },
    },
  });
  const { org, by, key, approve } = values;
  if (values['new-key']) return makeKey(values['new-key'], by);
  const root = resolve(values.root);
  if (values.pictures && root !== resolve(program))
    throw new Error('--pictures shows what npm start shows: leave out --root.');
  const tree = readTree(root);
  if (org === undefined) return list(tree);
  const lenders = codesOf(tree).filter((code) => code !== sharing);
  if (!lenders.includes(org)) throw new Error(`There is no lender "${org}". ${didYouMean(org, lenders)}`);
  if (approve !== undefined) return sign(root, tree, { org, approve, by, key });
  const waits = show(tree, org, values.all);
  if (values.pictures) say(`\n${await drawReview(tree, org, resolve(values.pictures))}`);
  return waits;
}

function makeKey(file: string, by: string | undefined): number {
  const name = personOf(by);
  say(`HEARTHLINE_APPROVERS=${JSON.stringify(`${name}:${newKey(resolve(file))}`)}`);
  say(
    `Several approvers: commas between. The private key is in ${resolve(file)}; only ${name} should have it.`,
  );
  return 0;
}

function list(tree: FileTree): number {
  const waiting = codesOf(tree).map((code) => ({ code, why: waitsFor(tree, code) }));
  const lenders = waiting.filter(({ code }) => code !== sharing);
  for (const { code, why } of lenders) say(`${code.padEnd(16)}${why ?? approvedBy(tree, code)}`);
  const count = lenders.filter(({ why }) => why).length;
  if (count > 0) say(`\n${count} of ${lenders.length} wait. Read one: npm run flow -- review --org CODE`);
  return count > 0 ? 3 : 0;
}

// Without the approvers' names, all that is known is whether the files are those of the record.
function waitsFor(tree: FileTree, code: string): string | undefined {
  const approvers = approversKnown();
  if (approvers) return unapproved(tree, code, { approvers, atDesk: new Set() })?.message;
  return approvalOf(tree, code)
    ? staleApproval(tree, code)?.message
    : 'no one has approved what this lender says.';
}

function approversKnown(): Approver[] | undefined {
  const { HEARTHLINE_APPROVERS: named } = process.env;
  return named ? readApprovers(named) : undefined;
}

function approvedBy(tree: FileTree, code: string): string {
  const { by = '', at = '' } = approvalOf(tree, code) ?? {};
  return `approved by ${by} on ${at.slice(0, 10)}${approversKnown() ? '' : ' (whose signature it is was not checked)'}`;
}

function show(tree: FileTree, org: string, all: boolean): number {
  const digests = ownDigests(tree, org);
  const why = waitsFor(tree, org);
  say(`${org}: ${why ?? approvedBy(tree, org)}`);
  if (!why && !all) return 0;
  const read = all ? undefined : readBefore(tree, org);
  const asked = read ? changedSince(read, digests) : Object.keys(digests);
  const [files, gone] = [true, false].map((there) =>
    asked.filter((file) => Object.hasOwn(digests, file) === there),
  );
  for (const file of gone ?? []) say(`\norgs/${org}/${file}\n    is gone: ours applies`);
  for (const line of sayWords(org, files ?? [], ownWords(tree, org))) say(line);
  for (const line of howToApprove(org, folderDigest(digests))) say(line);
  return why ? 3 : 0;
}

// What a person signed need not be read again. A signature that is not checked, or not theirs, spares no one the reading.
function readBefore(tree: FileTree, org: string): Approval | undefined {
  const approval = approvalOf(tree, org);
  const approvers = approversKnown();
  return approval && approvers && isSignedBy(approvers, org, approval) ? approval : undefined;
}

type Signing = { org: string; approve: string; by: string | undefined; key: string | undefined };

function sign(root: string, tree: FileTree, { org, approve, by, key }: Signing): number {
  const files = ownDigests(tree, org);
  const name = personOf(by);
  if (!key) throw new Error('Whose approval is it? Name the private key with --key FILE.');
  if (approve !== folderDigest(files))
    throw new Error(
      `What ${org} says is not what was shown under ${approve}. Read it again: npm run flow -- review --org ${org}`,
    );
  const record = signed(org, { by: name, at: new Date().toISOString(), files }, key);
  const path = `orgs/${org}/${approvalName}`;
  const schema = { $schema: '../../schemas/meta/approval.schema.json' };
  writeFileSync(join(root, path), writtenJson({ ...schema, ...record }));
  say(`wrote ${path}: ${name} approves ${org} as it is. Commit it beside the lender.`);
  return 0;
}

function personOf(by: string | undefined): string {
  const name = by?.trim() ?? '';
  if (/^[^:,]{1,80}$/.test(name)) return name;
  throw new Error(
    'Who reads and approves it? Name the person with --by "Ann Alvarez", without colon or comma.',
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

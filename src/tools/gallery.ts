/**
 * `npm run gallery -- [--flow heloc] [--org CODE] [--out gallery]`: every page of a flow as PNG at 375 and 1280 px,
 * and contact sheets. Walks the sample borrower and photographs each page when it is the one to answer;
 * pages off the path are shown by preview with the last facts. With `--lenders` instead: the first page and the offer of
 * every lender; with `--messages` every email of one.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { readTree } from '../content/files/read-files.ts';
import type { OrgContent } from '../content/loaded/content.ts';
import { codesOf } from '../content/merge/gather-tree.ts';
import { readContent } from '../content/read-content.ts';
import { didYouMean } from '../engine/issues/nearest.ts';
import { knownPaths, pathTo } from '../engine/walk/known-paths.ts';
import { openBrowser } from './browser/open-browser.ts';
import { loadBundle } from './decide/load-flow.ts';
import { argumentFault, asksForHelp, commandHelp } from './flow-help.ts';
import { type Camera, openCamera } from './gallery/camera.ts';
import { contactSheets, type Shot } from './gallery/contact-sheet.ts';
import { lenderShots } from './gallery/lender-shots.ts';
import { messageShots } from './gallery/message-shots.ts';
import { liveAddress, previewAddress } from './gallery/photograph.ts';
import { openClient } from './journey/client.ts';
import { type Progress, readSample, submitStep, untilAwake } from './journey/drive.ts';
import { type RunningServer, startServer } from './journey/start-server.ts';

const facts = {
  summary: 'Takes a picture of every page of a flow at both widths, and contact sheets.',
  usage: '[--flow heloc] [--org CODE] [--lenders | --messages] [--out DIR]',
  options: {
    '--flow ID': 'The flow; heloc unless said.',
    '--org CODE': 'The lender; our own unless said.',
    '--lenders': 'The first page and the offer of every lender instead.',
    '--messages': 'Every email of the lender instead.',
    '--sample NAME': 'The borrower of flows/heloc/samples who walks ahead; happy unless said.',
    '--out DIR': 'Where the pictures go; gallery/ unless said.',
  },
};

const values = readArguments();
requireKnown();

const server = await startServer({ env: values.lenders ? { HEARTHLINE_STAGE_MS: '20' } : {} });
const browser = await openBrowser();
try {
  await mkdir(values.out, { recursive: true });
  const shots = await shotsOfAll(server, browser);
  const name = values.lenders ? 'lenders' : `${values.org}-${values.messages ? 'messages' : values.flow}`;
  const sheets = await contactSheets(browser, shots, join(values.out, `${name}.png`));
  process.stdout.write(`${shots.length} pictures; contact sheet ${sheets.join(' ')}\n`);
} finally {
  await browser.close();
  await server.remove();
}

function readArguments() {
  const args = process.argv.slice(2);
  const help = commandHelp('gallery', facts).replace('flow -- gallery', 'gallery --');
  if (asksForHelp(args)) leave(help, 0);
  try {
    return parseArgs({
      args,
      options: {
        flow: { type: 'string', default: 'heloc' },
        org: { type: 'string', default: 'default' },
        out: { type: 'string', default: 'gallery' },
        sample: { type: 'string', default: 'happy' },
        lenders: { type: 'boolean', default: false },
        messages: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return leave(`${argumentFault(error, facts) ?? String(error)}\n\n${help}`, 2);
  }
}

// Checked before starting: an unknown word would produce pictures of nothing.
function requireKnown(): void {
  const tree = readTree(process.cwd());
  const lenders = codesOf(tree);
  const flows = [...tree.keys()].flatMap((path) => /^flows\/([^/]+)\/flow\.json$/.exec(path)?.[1] ?? []);
  const { org, flow } = values;
  if (!lenders.includes(org)) leave(`There is no lender "${org}". ${didYouMean(org, lenders)}\n`, 1);
  if (!flows.includes(flow)) leave(`There is no flow "${flow}". ${didYouMean(flow, flows)}\n`, 1);
}

function leave(words: string, code: number): never {
  (code === 0 ? process.stdout : process.stderr).write(words);
  process.exit(code);
}

async function shotsOfAll(running: RunningServer, chrome: Browser): Promise<Shot[]> {
  if (!values.lenders && !values.messages) return walk(running, chrome);
  const content = readContent(process.cwd());
  if (values.lenders) return lenderShots(running, chrome, content, values.out);
  const lender = content.orgs[values.org];
  return lender ? messageShots(running.base, chrome, lender, values.out) : [];
}

async function walk(running: RunningServer, chrome: Browser): Promise<Shot[]> {
  const client = openClient(running.base, values.org);
  const camera = await openCamera(chrome, client, values.out);
  const sample = readSample(values.sample);
  const progress: Progress = {};
  const lender = readContent(process.cwd()).orgs[values.org];
  const shots: Shot[] = [...(await visitorShots(camera, lender))];
  const seen = () => new Set(shots.map((shot) => shot.page));
  for (const [index, step] of sample.steps.entries()) {
    if (progress.uuid) progress.journey = await untilAwake(client, progress.uuid);
    if (step.flow === values.flow && !seen().has(step.page))
      shots.push(...(await camera.shoot(liveAddress(step, progress), step.page)));
    await submitStep(client, step, index, progress, `someone+${values.sample}@example.com`).catch((error) =>
      leaveOffSample(step.page, error),
    );
  }
  if (progress.uuid) progress.journey = await untilAwake(client, progress.uuid);
  const flow = lender?.flows[values.flow];
  const bundle = loadBundle({ flow: values.flow, org: values.org, out: '.' });
  const known = flow ? knownPaths(bundle, flow) : [];
  for (const page of Object.keys(flow?.pages ?? {}).filter((one) => !seen().has(one)))
    if (flow) {
      const path = flow.flow.address?.startsWith('query') ? page : pathTo(flow, known, page);
      const address = previewAddress(flow.flow, path ?? page, progress);
      shots.push(...(await shotOrWords(camera, address, page)));
    }
  await camera.close();
  await writeFile(join(values.out, 'pages.json'), JSON.stringify(shots, null, 2));
  return shots;
}

// The sample answers the pages that it knows: a page added to the path since stops it.
async function leaveOffSample(page: string, error: Error): Promise<never> {
  await browser.close();
  await server.remove();
  const [reason] = error.message.split('\n');
  return leave(
    `The sample borrower cannot go on at ${page}: ${reason}\nIs there a new page before it? Add it to flows/heloc/samples/${values.sample}.json.\n`,
    1,
  );
}

// A page that cannot be shown is reported; the others are still photographed.
async function shotOrWords(camera: Camera, address: string, page: string): Promise<Shot[]> {
  try {
    return await camera.turnTo(address, page);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    process.stderr.write(`No picture of ${page}: ${reason}\n`);
    process.exitCode = 1;
    return [];
  }
}

// Pages for signed-out visitors: the login, and the landing page before the questions.
async function visitorShots(camera: Camera, lender: OrgContent | undefined): Promise<Shot[]> {
  const { login, register } = lender?.site.links ?? {};
  if (values.flow === 'support' && login) return camera.shoot(login, 'login');
  return values.flow === 'register' && register ? camera.shoot(register, 'index') : [];
}

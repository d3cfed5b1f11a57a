/**
 * `npm run gallery -- [--flow heloc] [--org CODE] [--out gallery]`: every page of a flow as PNG at 375 and 1280 px,
 * and contact sheets. Walks the sample borrower and photographs each page when it is the one to answer;
 * pages off the path are shown by preview with the last facts. With `--lenders` instead: the first page and the offer of
 * every lender; with `--messages` every email of one.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { OrgContent } from '../content/content.ts';
import { readContent } from '../content/read-content.ts';
import { type Camera, openCamera } from './gallery/camera.ts';
import { contactSheets, type Shot } from './gallery/contact-sheet.ts';
import { lenderShots } from './gallery/lender-shots.ts';
import { messageShots } from './gallery/message-shots.ts';
import { liveAddress, previewAddress } from './gallery/photograph.ts';
import { openClient } from './journey/client.ts';
import { type Progress, readSample, submitStep, untilAwake } from './journey/drive.ts';
import { type RunningServer, startServer } from './journey/start-server.ts';

const { values } = parseArgs({
  options: {
    flow: { type: 'string', default: 'heloc' },
    org: { type: 'string', default: 'default' },
    out: { type: 'string', default: 'gallery' },
    sample: { type: 'string', default: 'happy' },
    lenders: { type: 'boolean', default: false },
    messages: { type: 'boolean', default: false },
  },
});

const server = await startServer({ env: values.lenders ? { HEARTHLINE_STAGE_MS: '20' } : {} });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
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
    await submitStep(client, step, index, progress, `someone+${values.sample}@example.com`);
  }
  if (progress.uuid) progress.journey = await untilAwake(client, progress.uuid);
  const flow = lender?.flows[values.flow];
  for (const page of Object.keys(flow?.pages ?? {}).filter((one) => !seen().has(one)))
    if (flow) shots.push(...(await camera.turnTo(previewAddress(flow.flow, page, progress), page)));
  await camera.close();
  await writeFile(join(values.out, 'pages.json'), JSON.stringify(shots, null, 2));
  return shots;
}

// Before anybody has signed in: the login stands beside the pages of the site, the landing page before the questions.
async function visitorShots(camera: Camera, lender: OrgContent | undefined): Promise<Shot[]> {
  const { login, register } = lender?.site.links ?? {};
  if (values.flow === 'support' && login) return camera.shoot(login, 'login');
  return values.flow === 'register' && register ? camera.shoot(register, 'index') : [];
}

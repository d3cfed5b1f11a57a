/**
 * `npm run bench`: what a borrower on a slow phone waits for, how fast the server answers. Prints figures and
 * judges nothing. Needs a built product (npm start or npm run build). A part that fails says so in its line; the rest
 * is still measured. Names of parts (Browser, Server, Chat) run those only.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { type PageFigures, visit } from './bench/page-figures.ts';
import { type ChatFigures, chatLoad } from './journey/chat-load.ts';
import { openClient } from './journey/client.ts';
import { drive, readSample } from './journey/drive.ts';
import { cpuOf, type LoadResult, load } from './journey/load.ts';
import { type RunningServer, startServer } from './journey/start-server.ts';

const asked = process.argv.slice(2);
const rounds = 5;

print('Load of this machine', `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
const cold = await start();
const { dataDir } = cold;
await cold.stop();
const server = await start(dataDir);
try {
  await part('Browser', () => withBrowser(server.base));
  await part('Server', () => serverFigures(server));
  await part('Chat', () => chatFigures(server));
} finally {
  await server.remove();
}

/** Rate limits are off: they are not what we measure. */
async function start(folder?: string): Promise<RunningServer> {
  const from = performance.now();
  const env = { HEARTHLINE_RATE: '65000' };
  const running = await startServer({ env, readyWithinMs: 120_000, ...(folder && { dataDir: folder }) });
  const took = `${((performance.now() - from) / 1000).toFixed(1)} s, ${cpuOf(running.child.pid)} ms of processor`;
  print(folder ? 'Ready, existing data' : 'Ready, new data folder', took);
  return running;
}

async function part(name: string, run: () => Promise<void>) {
  if (asked.length > 0 && !asked.includes(name)) return;
  try {
    await run();
  } catch (error) {
    print(name, `failed: ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  }
}

async function withBrowser(base: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await slowPhoneFigures(browser, base);
  } finally {
    await browser.close();
  }
}

/** Medians of several visits, each with a fresh browser: other work on the machine shows in all of them. */
async function slowPhoneFigures(chrome: Browser, base: string) {
  const visits: PageFigures[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(chrome, base));
  const median = (of: (figures: PageFigures) => number) =>
    visits.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  const ms = (of: (figures: PageFigures) => number, digits = 0) => `${median(of).toFixed(digits)} ms`;
  print(
    'Slow phone: first field seen',
    ms(({ seen }) => seen),
  );
  print(
    'Slow phone: first letter painted',
    ms(({ typed }) => typed),
  );
  print('Slow phone: first letter kept', `${visits.filter(({ kept }) => kept).length} of ${rounds}`);
  print(
    'Slow phone: scripts and styles until then',
    `${(median(({ scripts }) => scripts) / 1024).toFixed(1)} kB`,
  );
  print(
    'Slow phone: script for each key',
    ms(({ key }) => key, 1),
  );
  print(
    'Slow phone: errors of an empty page painted',
    ms(({ errors }) => errors),
  );
  print(
    'Slow phone: next page painted after the answer',
    ms(({ next }) => next),
  );
}

/** One whole journey over HTTP; then reads of that borrower's step and journey, 10 at a time. */
async function serverFigures(running: RunningServer) {
  const client = openClient(running.base);
  const from = performance.now();
  const email = `bench-${Date.now()}+happy@example.com`;
  const { uuid } = await drive(client, readSample('happy'), { email });
  print('Whole journey over HTTP, waits included', `${((performance.now() - from) / 1000).toFixed(1)} s`);
  const step = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
  print('Status reads', inWords(await load(running, client, step)));
  const journey = `/service-application/api/v1/application/heloc/${uuid}/journey`;
  print('Journey reads', inWords(await load(running, client, journey)));
}

/** 500 chats, five messages a second each way. */
async function chatFigures(running: RunningServer) {
  const { inward, outward, memoryEach, cpuIdle, cpuBusy, lost } = await chatLoad(running);
  const wrong = lost > 0 ? `, ${lost} LOST` : '';
  print('500 chats, a message to its answer', inTimes(inward) + wrong);
  print('500 chats, a reply to the screen', inTimes(outward));
  print('500 chats, memory each', `${memoryEach.toFixed(0)} kB`);
  print('500 chats, processor a second', `${cpuIdle.toFixed(0)} ms in silence, ${cpuBusy.toFixed(0)} ms`);
}

function inTimes({ median, p99 }: ChatFigures['inward']): string {
  return `median ${median.toFixed(1)} ms, 99th ${p99.toFixed(1)} ms`;
}

function inWords({ perSecond, median, p99, cpuEach, failed }: LoadResult): string {
  const times = inTimes({ median, p99 });
  const wrong = failed > 0 ? `, ${failed} FAILED` : '';
  return `${perSecond.toFixed(0)} a second, ${times}, ${cpuEach.toFixed(2)} ms of processor each${wrong}`;
}

function print(what: string, figure: string) {
  process.stdout.write(`${what.padEnd(40)} ${figure}\n`);
}

/**
 * `npm run bench`: what the first page weighs, what a key costs, how fast the server answers. Prints figures and
 * judges nothing. Needs a built product (npm start or npm run build). A part that fails says so in its line; the rest
 * is still measured. Names of parts (Browser, Server, Chat) run those only.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { type ChatFigures, chatLoad } from './journey/chat-load.ts';
import { openClient } from './journey/client.ts';
import { drive, readSample } from './journey/drive.ts';
import { cpuOf, type LoadResult, load } from './journey/load.ts';
import { type RunningServer, startServer } from './journey/start-server.ts';

const form = '/account/heloc/register?step=property-info';
const asked = process.argv.slice(2);
const typed = '123 Sandbox Way Apartment 4';

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
    await firstPage(browser, base);
    await keystrokes(browser, base);
  } finally {
    await browser.close();
  }
}

/** Compressed bytes over the wire until the first field can be typed into and nothing is loading. */
async function firstPage(chrome: Browser, base: string) {
  const page = await chrome.newPage();
  const bytes = await countBytes(await page.context().newCDPSession(page));
  const from = performance.now();
  await page.goto(`${base}${form}`, { timeout: 60_000 });
  await page.getByRole('textbox').first().waitFor({ timeout: 60_000 });
  print('First page, ready to type', `${(performance.now() - from).toFixed(0)} ms`);
  await page.waitForLoadState('networkidle');
  const kinds = Object.entries(bytes).map(([kind, total]) => `${kind} ${(total / 1024).toFixed(1)}`);
  print('First page, kB', kinds.join(', '));
  await page.close();
}

async function countBytes(session: CDPSession): Promise<Record<string, number>> {
  const bytes: Record<string, number> = { Script: 0, Stylesheet: 0, Font: 0, Document: 0, Fetch: 0 };
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
  session.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + event.encodedDataLength;
  });
  return bytes;
}

/** Script time per key typed into the first text field, at full speed of this machine. */
async function keystrokes(chrome: Browser, base: string) {
  const page = await chrome.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${base}${form}`, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.getByRole('textbox').first().focus();
  const before = await scriptSeconds(session);
  await page.keyboard.type(typed, { delay: 15 });
  const spent = ((await scriptSeconds(session)) - before) * 1000;
  print('Script time a key', `${(spent / typed.length).toFixed(2)} ms`);
  await page.close();
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0;
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

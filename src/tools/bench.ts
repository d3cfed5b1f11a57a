/**
 * `npm run bench`: what the first page weighs, what a key costs, how fast the server answers. Prints figures, judges nothing.
 * Needs a built product (npm start or npm run build).
 */
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { openClient } from './journey/client.ts';
import { drive, readSample } from './journey/drive.ts';
import { type RunningServer, startServer } from './journey/start-server.ts';

const started = performance.now();
const server = await startServer();
print('Server ready, new data folder', `${(performance.now() - started).toFixed(0)} ms`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await firstPage(browser, server.base);
  await keystrokes(browser, server.base);
  await serverFigures(server);
} finally {
  await browser.close();
  await server.remove();
}

/** Compressed bytes over the wire until the first page stands still. */
async function firstPage(chrome: Browser, base: string) {
  const page = await chrome.newPage();
  const session = await page.context().newCDPSession(page);
  const bytes = await countBytes(session);
  const from = performance.now();
  await page.goto(`${base}/account/heloc/register?step=property-info`, { waitUntil: 'networkidle' });
  print('First page, loaded and quiet', `${(performance.now() - from).toFixed(0)} ms`);
  for (const [kind, total] of Object.entries(bytes))
    print(`First page, ${kind}`, `${(total / 1024).toFixed(1)} kB`);
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
  await page.goto(`${base}/account/heloc/register?step=property-info`, { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox').first();
  await field.focus();
  const before = await scriptSeconds(session);
  const text = '123 Sandbox Way Apartment 4';
  await page.keyboard.type(text, { delay: 15 });
  const after = await scriptSeconds(session);
  print('Script time a key', `${(((after - before) * 1000) / text.length).toFixed(2)} ms`);
  await page.close();
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0;
}

/** Reads of one borrower's step, 10 at a time for five seconds, and one whole journey over HTTP. */
async function serverFigures(running: RunningServer) {
  const client = openClient(running.base);
  const from = performance.now();
  const email = `bench-${Date.now()}+happy@example.com`;
  const progress = await drive(client, readSample('happy'), { email });
  print('Whole journey over HTTP, waits included', `${((performance.now() - from) / 1000).toFixed(1)} s`);
  const path = `/service-krang-heloc/borrower/secure/api/v1/${progress.uuid}/status`;
  const times = await load(() => client.send('GET', path), 10, 5000);
  print('Status reads', `${Math.round(times.length / 5)} a second`);
  print('Status read, median and 99th', `${quantile(times, 0.5)} ms, ${quantile(times, 0.99)} ms`);
}

async function load(request: () => Promise<unknown>, connections: number, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  const one = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      await request();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return times.sort((a, b) => a - b);
}

function quantile(sorted: number[], part: number): string {
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(1);
}

function print(what: string, figure: string) {
  process.stdout.write(`${what.padEnd(44)} ${figure}\n`);
}

/** The real server in production mode: its parties are asked over HTTP, its codes come by mail and by text message. */

import { subjectOf } from '../../src/server/facts/subject-of.ts';
import { openCarriers } from '../../src/server/platform/parties/carriers/open-carriers.ts';
import { closedOutbox } from '../../src/server/platform/parties/common/closed-outbox.ts';
import { noScanner } from '../../src/server/platform/parties/common/no-scanner.ts';
import { partiesOverHttp } from '../../src/server/platform/parties/over-http.ts';
import { memoryOutbox } from '../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { readApplication } from '../../src/server/standing/read-application.ts';
import type { Client } from '../../src/tools/journey/client.ts';
import {
  drive,
  type Progress,
  readSample,
  type Sample,
  type SampleStep,
  submitStep,
} from '../../src/tools/journey/drive.ts';
import { changed, openRealServer, type RealServer, type Walk } from '../server/effects/real-server.ts';
import { folder, type MockParties, openMockParties } from './mock-parties.ts';

export type Change = Record<string, Record<string, unknown>>;

export type ProductionServer = RealServer & {
  parties: MockParties;
  mails: ReturnType<typeof memoryOutbox>;
};

/** How long a borrower waits for a party here, in milliseconds. */
export const patienceMs = 2_500;

export async function openProductionServer(): Promise<ProductionServer> {
  // The companies count days as the server does, whose clock tests move.
  let opened: RealServer | undefined;
  const parties = await openMockParties(() => opened?.world.clock.now() ?? Date.now());
  const settings = readSettings(parties.env);
  const mails = memoryOutbox();
  const server = await openRealServer({}, undefined, undefined, {
    ...(await partiesOverHttp({ settings: settings.parties, folder, patienceMs })),
    scanner: noScanner(),
    outbox: closedOutbox(),
    // The mail server is the one double: letters are not what is tried here.
    carriers: { ...(await openCarriers(settings, patienceMs)), EMAIL: mails },
    paceMs: 0,
    patienceMs,
  });
  opened = server;
  // The companies know the borrower; we only tell them who is meant.
  parties.borrower = (uuid) =>
    readApplication(server.world, uuid, (scope) => subjectOf(scope, 'their own records'));
  const close = async () => {
    await server.close();
    await parties.close();
  };
  return { ...server, parties, mails, close };
}

let phones = 1000;

export type Walking = { key: string; until?: string; change?: Change; ssn?: string };

/**
 * Walks the happy sample as a borrower whose codes really come. In production no number of the bureau's test range
 * passes.
 */
export async function walkForReal(
  server: ProductionServer,
  walking: Walking,
): Promise<Walk & { email: string; sample: Sample }> {
  const client = server.client();
  const { email, phone, sample } = sampleFor(walking);
  const { steps } = sample;
  const progress: Progress = {};
  for (let from = 0; from < steps.length; ) {
    const to = steps.findIndex(
      (step, index) => index >= from && (asksCode(step) || nameOf(step) === walking.until),
    );
    const step = steps[to];
    await drive(client, sample, { email, progress, from, ...(step && { until: nameOf(step) }) });
    if (!step || nameOf(step) === walking.until) break;
    if ('code' in step.data) step.data.code = await mailedCode(server, client, email);
    else step.data.phoneCode = await textedCode(server, client, phone);
    await submitStep(client, step, to, progress, email);
    from = to + 1;
  }
  return { client, progress, uuid: progress.uuid ?? '', email, sample };
}

const nameOf = ({ flow, page }: SampleStep) => `${flow}/${page}`;
const asksCode = ({ data }: SampleStep) => 'code' in data || 'phoneCode' in data;

export function sampleFor({ key, change = {}, ssn = '536229146' }: Walking) {
  const email = `t${Date.now()}${Math.floor(Math.random() * 1e6)}+${key}@example.com`;
  const phone = `+1202555${phones++}`;
  const own: Change = {
    'register/contact-info': { phone },
    'heloc/start/contact': { phone, ssn },
  };
  const sample: Sample = changed(changed(readSample('happy'), own), change);
  return { email, phone, sample };
}

async function mailedCode(server: ProductionServer, client: Client, email: string) {
  await client.expect('POST', '/identity/api/v1/otp', { email });
  return codeIn(() => server.mails.sent.findLast(({ to }) => to === email)?.text);
}

async function textedCode(server: ProductionServer, client: Client, phone: string) {
  await client.expect('POST', '/identity/api/v1/otp', { phone });
  return codeIn(() => server.parties.texts.findLast(({ to }) => to === phone)?.text);
}

async function codeIn(find: () => string | undefined): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const [code] = /\b\d{6}\b/.exec(find() ?? '') ?? [];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No code came within 15 seconds.');
}

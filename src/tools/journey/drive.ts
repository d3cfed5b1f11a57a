/**
 * Walks a sample borrower (flows/<flow>/samples/<name>.json) through a running server over HTTP.
 * Placeholders: {"$fact": path}, {"$documents": [types]}, {"$file": type}, {"$choices": [places]}, {"$paidOff": list of debts}, {"$first": list of facts}, {"$days": from today}, {"$visit": which of the days on which someone can be met}, {"$left": name of what an address we left for carries}, "$email", "$legalName", "$initials".
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { visitDays } from '../../engine/hours/visit-days.ts';
import { type Client, UnexpectedReply } from './client.ts';
import { plainPng } from './png.ts';
import { sendPatiently } from './send-patiently.ts';

export type SampleStep = {
  flow: string;
  page: string;
  params?: Record<string, unknown>;
  action: string;
  /** Another action where a fact holds, such as that of a state whose law differs. */
  instead?: { fact: string; action: string };
  data: Record<string, unknown>;
  /** Documents that are opened before anything is agreed to. */
  opens?: string[];
};
export type Sample = { title: string; steps: SampleStep[] };
export type Journey = {
  facts: Record<string, unknown>;
  step: string | null;
  events: string[];
  done: string[];
};
type Answer = Journey & { leaveFor?: string };
export type Progress = {
  uuid?: string;
  journey?: Journey;
  next?: string;
  /** The address of another company that the borrower was sent to last. */
  leftFor?: string;
  /** What was sent and not yet answered: a retry after a crash sends the very same. */
  sending?: { index: number; body: unknown };
};
export type DriveOptions = {
  email: string;
  /** Stops before this page (flow/page) is submitted; without it the whole sample is walked. */
  until?: string;
  progress?: Progress;
  /** Called after each acknowledged submission, with its index. */
  acknowledged?: (index: number, progress: Progress) => void;
  from?: number;
};

export function readSample(name: string, flow = 'heloc'): Sample {
  const path = fileURLToPath(new URL(`../../../flows/${flow}/samples/${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as Sample;
}

/** Submits the sample's pages in order, waiting out every waiting step between them. */
export async function drive(client: Client, sample: Sample, options: DriveOptions): Promise<Progress> {
  const progress: Progress = options.progress ?? {};
  for (let index = options.from ?? 0; index < sample.steps.length; index++) {
    const step = sample.steps[index];
    if (!step || options.until === `${step.flow}/${step.page}`) break;
    await submitStep(client, step, index, progress, options.email);
    options.acknowledged?.(index, progress);
  }
  return progress;
}

/** Submits one page under a key of its place alone, so that a retry after a crash is the same request. */
export async function submitStep(
  client: Client,
  step: SampleStep,
  index: number,
  progress: Progress,
  email: string,
): Promise<void> {
  if (!progress.uuid) return register(client, step, index, progress, email);
  if (progress.sending?.index !== index) {
    progress.journey = await untilAwake(client, progress.uuid);
    progress.sending = { index, body: await bodyOf(client, step, progress, email) };
  }
  const path = `/service-application/api/v1/application/heloc/${progress.uuid}/submission`;
  const key = { 'idempotency-key': `${progress.uuid}-${index}` };
  const answer = (await client.expect('POST', path, progress.sending.body, key)) as unknown as Answer;
  progress.journey = await notaryComes(client, progress.uuid, answer);
  if (answer.leaveFor) progress.leftFor = answer.leaveFor;
  delete progress.sending;
}

/** A time with the notary that is still to come, at night or on a Sunday, is not waited for. */
async function notaryComes(client: Client, uuid: string, journey: Journey): Promise<Journey> {
  if (factAt({ journey }, 'figures.kba.state') !== 'EARLY') return journey;
  await client.expect('POST', `/sandbox/${uuid}/skip-wait`, {});
  return untilAwake(client, uuid);
}

/** What a borrower sends for this step: placeholders filled from the facts of `progress.journey`. */
export async function bodyOf(client: Client, step: SampleStep, progress: Progress, email: string) {
  const { page, params, data } = step;
  const [given, answers] = await Promise.all([params, data].map((one) => fill(client, progress, one, email)));
  return { page, ...(params ? { params: given } : {}), action: actionOf(step, progress), data: answers };
}

/** The action that this borrower's facts ask for. */
export function actionOf({ action, instead }: SampleStep, progress: Progress): string {
  return instead && factAt(progress, instead.fact) ? instead.action : action;
}

/** Polls the journey until its step is no longer a waiting one. */
export async function untilAwake(client: Client, uuid: string, withinMs = 180_000): Promise<Journey> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const path = `/service-application/api/v1/application/heloc/${uuid}/journey`;
    const journey = (await client.expect('GET', path)) as unknown as Journey;
    if (!isWaiting(journey.step)) return journey;
    if (Date.now() > deadline) throw new Error(`The application still waits at ${journey.step}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

// A borrower who waits for a co-borrower has a page to act on.
const waiting =
  /^(WAITING_FOR_(?!CO_BORROWER)|GEN_(?!RESCISSION)|HARD_CREDIT_PULL$|IN_PROGRESS$|PREQUAL_TITLE$)/;

function isWaiting(step: string | null): boolean {
  return step !== null && waiting.test(step);
}

export const registration = '/service-application/external/api/v1/registration';

async function register(
  client: Client,
  step: SampleStep,
  index: number,
  progress: Progress,
  email: string,
): Promise<void> {
  const data = await fill(client, progress, step.data, email);
  for (const name of step.opens ?? []) await client.expect('GET', `${registration}/documents/${name}`);
  const reply = await client.expect(
    'POST',
    `${registration}/submission`,
    { page: step.page, action: step.action, data },
    { 'idempotency-key': `${email}-${index}` },
  );
  const next = reply.next as { application?: string } | string | undefined;
  if (typeof next === 'object' && next?.application) progress.uuid = next.application;
  if (typeof next === 'string') progress.next = next;
  if (typeof reply.uuid === 'string') progress.uuid = reply.uuid;
}

async function fill(client: Client, progress: Progress, value: unknown, email: string): Promise<unknown> {
  if (value === '$email') return email;
  if (value === '$legalName') return nameParts(progress).join(' ');
  if (value === '$initials')
    return nameParts(progress)
      .map((part) => part[0])
      .join('');
  if (Array.isArray(value)) return Promise.all(value.map((item) => fill(client, progress, item, email)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0].startsWith('$'))
    return placeholder(client, progress, first[0], first[1]);
  const filled = await Promise.all(
    entries.map(async ([key, item]) => [key, await fill(client, progress, item, email)]),
  );
  return Object.fromEntries(filled);
}

async function placeholder(
  client: Client,
  progress: Progress,
  name: string,
  value: unknown,
): Promise<unknown> {
  if (name === '$fact') return factAt(progress, String(value));
  if (name === '$left') return new URL(progress.leftFor ?? '', client.base).searchParams.get(String(value));
  if (name === '$paidOff') return paidOff(progress, String(value));
  if (name === '$documents') return documentsOf(progress, value as string[]);
  if (name === '$first') return factAt(progress, `${String(value)}.0.id`);
  if (name === '$choices') return answersAt(progress, value as number[]);
  if (name === '$days') return new Date(Date.now() + Number(value) * 86_400_000).toISOString().slice(0, 10);
  if (name === '$visit')
    return `${visitDays(new Date().toISOString().slice(0, 10), {})[Number(value)]}T10:00`;
  if (name === '$file') return [await upload(client, progress, String(value))];
  throw new Error(`Unknown placeholder ${name}`);
}

const nameParts = (progress: Progress): string[] =>
  ['first', 'last'].map((part) => String(factAt(progress, `profile.name.${part}`)));

function factAt(progress: Progress, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      progress.journey?.facts,
    );
}

/** The debts, each to be paid off with the line. */
function paidOff(progress: Progress, path: string): object[] {
  return ((factAt(progress, path) ?? []) as object[]).map((debt) => ({ ...debt, payoff: true }));
}

function documentsOf(progress: Progress, types: string[]): string[] {
  const documents = (factAt(progress, 'application.documents') ?? []) as { uuid: string; type: string }[];
  return documents.filter((document) => types.includes(document.type)).map((document) => document.uuid);
}

/** Answers the notary's questions with the choice at each place. */
function answersAt(progress: Progress, places: number[]): Record<string, string> {
  const questions = (factAt(progress, 'figures.kba.questions') ?? []) as { id: string; choices: string[] }[];
  return Object.fromEntries(
    questions.map(({ id, choices }, index) => [id, choices[places[index] ?? 0] ?? '']),
  );
}

async function upload(client: Client, progress: Progress, type: string): Promise<unknown> {
  const form = new FormData();
  const bytes = plainPng(Math.floor(Math.random() * 2 ** 32));
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${type.toLowerCase()}.png`);
  const path = `/service-application/api/v1/application/heloc/${progress.uuid}/files?type=${type}`;
  const reply = await sendPatiently(() => client.send('POST', path, form));
  if (reply.status >= 300) throw new UnexpectedReply(`POST ${path}`, reply);
  return reply.body;
}

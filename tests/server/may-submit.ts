/** Walks sample borrowers through the real server and tells at every stop which pages and actions may be submitted. */
import { randomUUID } from 'node:crypto';
import type { CompiledFlow } from '../../src/engine/content/bundle.ts';
import { allowed } from '../../src/engine/journey/allowed.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import { contentLibrary, type Library } from '../../src/server/backend/content-library.ts';
import { refusedTransitions } from '../../src/server/backend/refused-transitions.ts';
import { Refusal } from '../../src/server/platform/errors/refusal.ts';
import { listPersonas } from '../../src/server/platform/parties/sandbox/list-personas.ts';
import { enter, findWished, type Wish } from '../../src/server/submission/enter.ts';
import { type RoutedStanding, readStanding } from '../../src/server/submission/read-standing.ts';
import {
  actionOf,
  bodyOf,
  drive,
  readSample,
  type Sample,
  submitStep,
} from '../../src/tools/journey/drive.ts';
import { domain, inside, type RealServer, settled, submit, type Walk } from './effects/real-server.ts';

/** `accepted` lists page:action, in the order of their names. */
export type Stop = { step: string; accepted: string[] };

type Journey = Awaited<ReturnType<typeof settled>>;
export type Try = { page: string; action: string; params?: Record<string, string> };

const registration = '/service-application/external/api/v1/registration';
/** What the browser calls the time before there is a step. */
const none = '(no step yet)';
/** A value for each enumeration that a page's address takes one of. */
const values: Record<string, string> = { incomeSource: 'TRUV_PAYROLL', taxSource: 'POINTSERV_TAX' };
// A field that no page has: past the door it is refused with 400, so that asking changes nothing.
const typed = { zz: 1 };
// Opens what declines, and closes all else on its page.
const declining = { ...typed, declining: true };

/** What is typed for a button: those that an answer opens get it. */
function typedFor(flow: CompiledFlow, { page, action }: Try) {
  const { do: verb, when } = flow.pages[page]?.actions?.[action] ?? {};
  return verb !== 'save' && when !== undefined ? declining : typed;
}

/** Every way of submitting anything. */
export function tries(flow: CompiledFlow): Try[] {
  return Object.values(flow.pages).flatMap(({ id, params, actions = {} }) =>
    Object.entries(actions)
      .filter(([, action]) => action.do !== 'link')
      .map(([action]) => ({ page: id, action, ...(params ? { params: valuesOf(params) } : {}) })),
  );
}

function valuesOf(params: Record<string, { enum: string }>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, { enum: list }]) => [name, values[list] ?? raise(list)]),
  );
}

/** What the browser takes for possible, from what it is told. */
export function offered(flow: CompiledFlow, journey: Journey): string[] {
  return tries(flow)
    .filter((one) => isOffered(flow, journey, one))
    .map(nameOf)
    .toSorted();
}

export function isOffered(flow: CompiledFlow, journey: Journey, { page, action }: Try): boolean {
  const { facts, step } = journey;
  const rule = flow.pages[page]?.actions?.[action]?.when ?? 'always';
  return (
    allowed(flow, journey, page) &&
    holds(flow.rules, rule, scopeOf(flow, facts, { step, answers: typedFor(flow, { page, action }) }))
  );
}

/** What the server lets through its door, asked by a call for each way. */
export async function accepted(
  flow: CompiledFlow,
  { client, uuid }: Pick<Walk, 'client' | 'uuid'>,
  ways = tries(flow),
): Promise<string[]> {
  const path = `/service-application/api/v1/application/heloc/${uuid}/submission`;
  const found: string[] = [];
  for (const one of ways) {
    const { status, body } = await client.send(
      'POST',
      path,
      { ...one, data: typedFor(flow, one) },
      { 'idempotency-key': randomUUID() },
    );
    if (status !== 400 && status !== 409)
      throw new Error(`${nameOf(one)} answered ${status}: ${JSON.stringify(body)}`);
    if (status === 400) found.push(nameOf(one));
  }
  return found.toSorted();
}

/** What the door of submissions lets in, asked inside the server: one reading of where the application stands for all ways. */
export async function letIn(server: RealServer, flow: CompiledFlow, uuid: string): Promise<string[]> {
  const backend = { domain, library: libraryOf(server), refused: refusedTransitions(() => undefined) };
  const standing = await inside(server, uuid, (scope) => readStanding(backend, scope));
  return tries(flow)
    .filter((one) => isLetIn(backend.library, standing, one, typedFor(flow, one)))
    .map(nameOf)
    .toSorted();
}

function isLetIn(library: Library, standing: RoutedStanding, one: Try, data: Wish['data']): boolean {
  try {
    const wish = { ...one, data };
    return enter(standing, findWished(library, standing, wish), wish) !== undefined;
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return false;
    throw error;
  }
}

const libraries = new WeakMap<RealServer, Library>();

function libraryOf(server: RealServer): Library {
  const known = libraries.get(server) ?? contentLibrary(server.world.content, server.world.mode);
  libraries.set(server, known);
  return known;
}

export const nameOf = ({ page, action }: Try) => `${page}:${action}`;

/** The sample borrowers who get as far as an application. */
export const personas = listPersonas().filter(({ key }) => !['ny', 'unlicensed'].includes(key));

/** Answers that differ from the happy sample's, by flow/page; and pages that the happy borrower is not asked, with the one that follows. */
export type OtherAnswers = {
  change?: Record<string, Record<string, unknown>>;
  also?: readonly (Omit<Sample['steps'][number], 'flow'> & { before: string })[];
  /** The lender, where it is not the default one. */
  org?: string;
};

/** Is told of every stop; what it does there may lead to another journey. */
type See = (walk: Walk, journey: Journey) => Promise<Journey | undefined>;

/** One borrower's way to its end, or to where nothing of the happy sample fits any more. */
export async function walkAll(
  server: RealServer,
  key: string,
  see: See,
  answers: OtherAnswers,
): Promise<void> {
  const { home, isCrypto } = personas.find((one) => one.key === key) ?? raise(key);
  const { org } = answers;
  const flow = flowOf(server, org);
  const client = server.client(org);
  await client.expect('GET', `${registration}?persona=${key}${isCrypto ? '&utm_source=cloc' : ''}`);
  const email = `m${Date.now()}${Math.floor(Math.random() * 1e6)}@example.com`;
  const sample = sampleFor(home, answers);
  const first = sample.steps.findIndex((step) => step.flow === 'heloc');
  const progress = await drive(client, sample, { email, until: `heloc/${sample.steps[first]?.page}` });
  const walk = { client, progress, uuid: progress.uuid ?? '' };
  for (let index = first; index < sample.steps.length; index += 1) {
    const step = sample.steps[index];
    let journey = await stop(server, walk, see);
    for (let waits = 0; step && !fits(flow, journey, step) && waits < 6; waits += 1) {
      if ((await server.world.queue.runWaiting(walk.uuid)) === 0) break;
      journey = await stop(server, walk, see);
    }
    // A page that this borrower is not asked (a crypto line's account) is passed over.
    if (!step || !fits(flow, journey, step)) continue;
    // The journey is the one that was just read: to read it again before each answer is a third of the walk.
    progress.sending = { index, body: await bodyOf(client, step, progress, email) };
    await submitStep(client, step, index, progress, email).catch(refused);
  }
  for (let waits = 0; waits < 16; waits += 1) {
    const journey = await stop(server, walk, see);
    const cancels = key === 'rescind' && offered(flow, journey).includes('complete:cancel');
    if (cancels) await submit(walk, 'complete', {}, { action: 'cancel' });
    if (cancels) return void (await stop(server, walk, see));
    if ((await server.world.queue.runWaiting(walk.uuid)) === 0) return;
  }
}

async function stop(server: RealServer, walk: Walk, see: See): Promise<Journey> {
  const journey = await settled(server, walk);
  walk.progress.journey = journey;
  const after = (await see(walk, journey)) ?? journey;
  walk.progress.journey = after;
  return after;
}

function fits(flow: CompiledFlow, journey: Journey, step: Sample['steps'][number]): boolean {
  const { page } = step;
  const action = actionOf(step, { journey });
  return (
    tries(flow).some((one) => one.page === page && one.action === action) &&
    isOffered(flow, journey, { page, action })
  );
}

export function flowOf(server: RealServer, org = 'default'): CompiledFlow {
  return server.world.content.orgs[org]?.flows.heloc ?? raise('heloc');
}

export const stepName = (step: string | null) => step ?? none;

// What the sample answers does not fit this borrower (another bank account, one more paper): it stands where it stands.
function refused(error: unknown): void {
  const status = (error as { reply?: { status?: number } }).reply?.status ?? 0;
  if (status !== 409 && status !== 422) throw error;
}

function sampleFor(home: object, { change = {}, also = [] }: OtherAnswers): Sample {
  const sample = readSample('happy');
  const steps = sample.steps.flatMap((step) => {
    const at = step.page === 'property-info' ? { location: home } : {};
    const place = `${step.flow}/${step.page}`;
    const others = also.filter(({ before }) => before === place);
    const data = { ...step.data, ...at, ...change[place] };
    // A null takes away what the happy borrower answers.
    const answered = Object.entries(data).filter(([, value]) => value !== null);
    const mine = { ...step, data: Object.fromEntries(answered) };
    return [...others.map(({ before: _, ...other }) => ({ flow: step.flow, ...other })), mine];
  });
  return { ...sample, steps };
}

function raise(what: string): never {
  throw new Error(`There is no ${what}.`);
}

/** Puts an owner who is to borrow too at the start of their part, and walks them through the joint application over HTTP. */
import { type Journey, submitStep } from '../../../src/tools/journey/drive.ts';
import { arrive, type RealServer, settled, type Walk } from '../effects/real-server.ts';
import { application, coBorrower, proofs } from './co-borrower-answers.ts';

/** A borrower who has submitted the application, and waits for the co-borrower. */
export function waitingBorrower(server: RealServer, email = coBorrower.email): Promise<Walk> {
  const joint = { ownership: 'JOINT_SPOUSE', coOwners: [{ ...coBorrower, email }] };
  return arrive(server, { until: 'heloc/income/link', change: { 'heloc/start/contact': joint } });
}

/** Logs the invited person in by the code, which opens their part: the newest of theirs. */
export async function openedPart(server: RealServer, email: string = coBorrower.email): Promise<Walk> {
  const client = server.client();
  const login = { flow: 'signer', page: 'login', action: 'submit', data: { email, code: '000000' } };
  await client.expect('POST', '/identity/api/v1/page-submission', login);
  const path = '/service-application/api/v1/application/parts';
  const parts = (await client.expect('GET', path)) as unknown as { uuid: string }[];
  const uuid = parts[0]?.uuid ?? '';
  return { client, uuid, progress: { uuid } };
}

/** Sends it, and lets the sandbox's reviewer read it. */
export async function proveIncome(server: RealServer, part: Walk): Promise<void> {
  for (const [index, proof] of proofs.entries())
    await submitStep(part.client, proof, 20 + index, part.progress, coBorrower.email);
  await server.world.queue.runWaiting(part.uuid);
  await settled(server, part);
}

/** Sends the pages of the application from one to before another. */
export async function apply(
  walk: Walk,
  { from = 0, until = application.length, change = {} as Record<string, unknown> } = {},
): Promise<Journey> {
  for (let index = from; index < until; index++) {
    const next = application[index];
    if (!next) continue;
    const data = { ...next.data, ...(next.page === 'about' && change) };
    await submitStep(walk.client, { ...next, data }, index, walk.progress, coBorrower.email);
  }
  return walk.progress.journey as Journey;
}

/** Puts a co-owner of the borrower's home at the start of their part, and walks them through it over HTTP. */
import { type Journey, type SampleStep, submitStep } from '../../../src/tools/journey/drive.ts';
import { arrive, type RealServer, type Walk } from '../effects/real-server.ts';

export const owner = { first: 'Sam', last: 'Spouse', email: 'signer-codeed@example.com', relation: 'SPOUSE' };
const joint = { 'heloc/start/contact': { ownership: 'JOINT_SPOUSE', coOwners: [owner] } };

/** A borrower who has signed, and whose home has a second owner. */
export function signedBorrower(server: RealServer): Promise<Walk> {
  return arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
}

/** Logs the invited person in by the code, which opens their part. */
export async function coOwner(server: RealServer): Promise<Walk> {
  const client = server.client();
  const login = {
    flow: 'signer',
    page: 'login',
    action: 'submit',
    data: { email: owner.email, code: '000000' },
  };
  await client.expect('POST', '/identity/api/v1/page-submission', login);
  const parts = (await client.expect('GET', partsPath)) as unknown as { uuid: string }[];
  const uuid = parts[0]?.uuid ?? '';
  return { client, uuid, progress: { uuid } };
}

export const partsPath = '/service-application/api/v1/application/parts';

const papers = { $documents: ['SECURITY_INSTRUMENT', 'RIGHT_TO_CANCEL'] };

/** What a co-owner sends, from the invitation to the notary. */
export const way: SampleStep[] = [
  step('intro', 'submit', { esign: true }),
  step('identity', 'submit', {
    documentType: 'PASSPORT',
    front: { $file: 'PASSPORT_FRONT' },
    selfie: { $file: 'SELFIE' },
  }),
  step('sign', 'submit', { read: papers, signature: { typedName: 'Sam Spouse', initials: 'SS' } }),
  step('notary', 'submit', { together: 'APART' }),
  step('notary/intro', 'submit', {
    slot: { $first: 'figures.notarySlots' },
    devices: { camera: true, microphone: true, location: true },
  }),
  step('notary/session', 'start', { recording: true }),
  step('notary/session', 'answers', { kba: { $choices: [0, 1, 2, 3, 0] } }),
  step('notary/session', 'sign', { acknowledged: true }),
];

/** Sends the pages from the first to before `until`. */
export async function go(walk: Walk, { from = 0, until = way.length } = {}): Promise<Journey> {
  for (let index = from; index < until; index++) {
    const next = way[index];
    if (next) await submitStep(walk.client, next, index, walk.progress, owner.email);
  }
  return walk.progress.journey as Journey;
}

export const journeyPath = (uuid: string) => `/service-application/api/v1/application/heloc/${uuid}/journey`;

function step(page: string, action: string, data: Record<string, unknown>): SampleStep {
  return { flow: 'signer', page, action, data };
}

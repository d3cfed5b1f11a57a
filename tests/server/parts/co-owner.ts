/** Puts a co-owner of the borrower's home at the start of their part, and walks them through it over HTTP. */
import { openPart } from '../../../src/tools/journey/co-owner.ts';
import { type Journey, readSample, submitStep } from '../../../src/tools/journey/drive.ts';
import { arrive, type RealServer, type Walk } from '../effects/real-server.ts';

export const owner = { first: 'Sam', last: 'Spouse', email: 'signer-codeed@example.com', relation: 'SPOUSE' };
const joint = { 'heloc/start/contact': { ownership: 'JOINT_SPOUSE', coOwners: [owner] } };

/** A borrower who has signed, and whose home has a second owner. */
export function signedBorrower(server: RealServer): Promise<Walk> {
  return arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
}

/** Logs the invited person in by the code, which opens their part. */
export async function coOwner(server: RealServer, email = owner.email): Promise<Walk> {
  const client = server.client();
  const uuid = await openPart(client, email);
  return { client, uuid, progress: { uuid } };
}

/** What a co-owner sends, from the invitation to the notary. */
export const way = readSample('happy', 'signer').steps;

/** Sends the pages from the first to before `until`. */
export async function go(walk: Walk, { from = 0, until = way.length } = {}): Promise<Journey> {
  for (let index = from; index < until; index++) {
    const next = way[index];
    if (next) await submitStep(walk.client, next, index, walk.progress, owner.email);
  }
  return walk.progress.journey as Journey;
}

export const journeyPath = (uuid: string) => `/service-application/api/v1/application/heloc/${uuid}/journey`;

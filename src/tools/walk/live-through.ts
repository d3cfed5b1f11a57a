/**
 * A borrower who lives through the sample on a running server, and a co-owner who lives through a part in it: whose session
 * draws the walks, and whose facts fill them out.
 */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { Facts } from '../../engine/facts/facts.ts';
import { atHome } from '../journey/at-home.ts';
import { type Client, openClient } from '../journey/client.ts';
import { type Owner, openPart, withOwners } from '../journey/co-owner.ts';
import { comesReferred } from '../journey/come-referred.ts';
import { drive, type Progress, readSample, untilAwake } from '../journey/drive.ts';

export type Lived = {
  client: Client;
  uuid: string;
  /** What was known after each answer, the furthest first. */
  lives: Facts[];
  /** The addresses of the pages on the way, below the application's. */
  paths: string[];
};

/** Goes as far as the lender's pages let the sample; throws when there is no application. */
export async function liveThrough(base: string, lender: OrgContent): Promise<Lived> {
  const client = openClient(base, lender.code);
  await comesReferred(client, lender);
  const sample = atHome(readSample('happy'), lender);
  const progress: Progress = {};
  const lives: Facts[] = [];
  const keep = () => progress.journey && lives.unshift(structuredClone(progress.journey.facts));
  const email = `walks-${lender.code}+happy@example.com`;
  try {
    await drive(client, sample, { email, progress, acknowledged: keep });
  } catch (error) {
    // A lender may leave out a page of the sample: what was reached is enough.
    if (!progress.uuid) throw error;
  }
  const { uuid } = progress;
  if (!uuid) throw new Error(`The sample borrower has no application at ${lender.code}.`);
  progress.journey = await untilAwake(client, uuid);
  keep();
  const paths = sample.steps.map(({ page, params = {} }) => [page, ...Object.values(params)].join('/'));
  return { client, uuid, lives, paths };
}

/**
 * Another owner of the home of a further sample borrower, through the sample of the flow of parts.
 * Throws when the lender's pages lead to no invitation.
 */
export async function liveThroughPart(base: string, lender: OrgContent, flow: string): Promise<Lived> {
  const owner = {
    first: 'Sam',
    last: 'Spouse',
    relation: 'SPOUSE',
    email: `walks-${lender.code}@example.com`,
  };
  await borrowWith(base, lender, owner);
  const client = openClient(base, lender.code);
  const uuid = await openPart(client, owner.email);
  const progress: Progress = { uuid };
  const lives: Facts[] = [];
  const keep = () => progress.journey && lives.unshift(structuredClone(progress.journey.facts));
  const sample = readSample('happy', flow);
  await drive(client, sample, { email: owner.email, progress, acknowledged: keep });
  return { client, uuid, lives, paths: sample.steps.map(({ page }) => page) };
}

async function borrowWith(base: string, lender: OrgContent, owner: Owner): Promise<void> {
  const client = openClient(base, lender.code);
  await comesReferred(client, lender);
  const sample = withOwners(atHome(readSample('happy'), lender), [owner]);
  const progress: Progress = {};
  const email = `walks-${lender.code}+codeed@example.com`;
  // It goes no further than where the other owner is waited for.
  await drive(client, sample, { email, progress }).catch(() => undefined);
  await untilAwake(client, progress.uuid ?? '');
}

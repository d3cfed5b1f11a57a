/** A borrower who lives through the sample on a running server: whose session draws the walks, and whose facts fill them out. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { Facts } from '../../engine/facts/facts.ts';
import { atHome } from '../journey/at-home.ts';
import { type Client, openClient } from '../journey/client.ts';
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

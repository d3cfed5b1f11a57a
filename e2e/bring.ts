/** Brings a sample borrower over HTTP to where a story begins, with some answers changed, and signs the browser in as that person. */
import type { Page } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { newEmail, signIn } from './fixtures.ts';

export type Brought = { client: Client; uuid: string };
export type Bringing = {
  persona: string;
  /** The lender, where it is not the default one. */
  org?: string;
  /** The page (flow/page) that is not sent any more. */
  until: string;
  /** Answers of the sample that differ, by flow/page. */
  changes?: Record<string, Record<string, unknown>>;
};

export async function bring(
  page: Page,
  base: string,
  { persona, org, until, changes = {} }: Bringing,
): Promise<Brought> {
  const client = openClient(base, org);
  const happy = readSample('happy');
  const steps = happy.steps.map((step) => ({
    ...step,
    data: { ...step.data, ...changes[`${step.flow}/${step.page}`] },
  }));
  const { uuid = '' } = await drive(client, { ...happy, steps }, { email: newEmail(persona), until });
  await signIn(page, client);
  return { client, uuid };
}

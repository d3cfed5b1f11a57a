/** The pages that load facts of their own, for a reviewer with something to decide. One that needs something in its address is opened by a link. */
import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { signIn } from '../browser/sign-in.ts';
import { untilQuiet } from '../browser/until-quiet.ts';
import { type Client, openClient } from '../journey/client.ts';
import { drive, readSample } from '../journey/drive.ts';
import type { Place } from './place.ts';

/** A borrower of the sandbox about whom a person has to decide. */
const doubtful = 'facta';

export async function reviewerPlaces(
  browser: Browser,
  flow: CompiledFlow,
  { base, org }: Client,
): Promise<Omit<Place, 'doors'>[]> {
  const loaded = Object.values(flow.pages).filter(({ loads }) => loads);
  if (loaded.length === 0) return [];
  // The site's own flow loads what a login needs that is not complete yet; the desk, what a reviewer works on.
  const isSite = flow.flow.basePath === '/';
  if (!isSite) await bringWork(openClient(base, org));
  const client = await openReviewer({ base, org }, !isSite);
  const root = `${base}/account/heloc${isSite ? '' : flow.flow.basePath}`;
  const plain = loaded.filter(({ loads }) => !needsMore(loads?.from));
  const led = loaded.filter(({ loads }) => needsMore(loads?.from));
  const places = plain.map(({ id }) => ({
    flow: flow.id,
    page: id,
    address: `${root}/${id}?org=${org}`,
    client,
  }));
  const links = await linksOn(browser, places);
  const found = led.flatMap(({ id }) => {
    const link = links.find(
      (one) => one.startsWith(`${root}/`) && matchPage(flow, one.slice(root.length + 1))?.page === id,
    );
    return link ? [{ flow: flow.id, page: id, address: link, client }] : [];
  });
  return [...places, ...found];
}

const needsMore = (path = '') => path.includes('{');

/** A file as far as the borrower comes, until it waits for the decision; and, in the hours of the chat, a visitor who asks. */
async function bringWork(client: Client): Promise<void> {
  const email = `habits-${randomUUID()}+${doubtful}@example.com`;
  await drive(client, readSample('happy'), { email }).catch(() => undefined);
  const visitor = { friendlyName: 'Bartholomew Featherstonehaugh-Cholmondeley', emailAddress: email };
  const begin = '/service-omni-proxy/insecure/api/v1/stream/init-web-chat';
  await client
    .send('POST', begin, { ...visitor, pageUrl: `${client.base}/account/heloc/a` })
    .catch(() => undefined);
}

/** @param complete the login has shown both factors; otherwise it is led to set up the second one */
async function openReviewer({ base, org }: Pick<Client, 'base' | 'org'>, complete: boolean): Promise<Client> {
  const account = { email: `habits-${randomUUID()}@example.com`, password: 'four random words here' };
  const client = openClient(base, org);
  const key = () => ({ 'idempotency-key': randomUUID() });
  const made = { ...account, setsUpFactor: !complete };
  const { code } = await client.expect('POST', '/sandbox/reviewers', made, key());
  await client.expect('POST', '/identity/api/v1/login', { ...account, ...(complete && { code }) }, key());
  return client;
}

async function linksOn(
  browser: Browser,
  places: readonly { address: string; client: Client }[],
): Promise<string[]> {
  const page = await browser.newPage();
  const links: string[] = [];
  for (const { address, client } of places) {
    await signIn(page, client);
    await page.goto(address);
    await untilQuiet(page);
    links.push(
      ...(await page
        .locator('main a')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))),
    );
  }
  await page.close();
  return links;
}

/** The first page and the offer of every lender, at both widths: each with its own brand, prices and home state; the closed door too, where there is one. */
import type { Browser } from '@playwright/test';
import type { Content, OrgContent } from '../../content/loaded/content.ts';
import { atHome } from '../journey/at-home.ts';
import { openClient } from '../journey/client.ts';
import { comesReferred, referred } from '../journey/come-referred.ts';
import { drive, readSample } from '../journey/drive.ts';
import type { RunningServer } from '../journey/start-server.ts';
import { openCamera } from './camera.ts';
import type { Shot } from './contact-sheet.ts';

const offerWidget = 'offer-selector';

/** One at a time, so that a busy machine takes the same pictures as an idle one. */
export async function lenderShots(
  server: RunningServer,
  browser: Browser,
  { orgs }: Content,
  out: string,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const lender of Object.values(orgs)) shots.push(...(await shotsOf(server, browser, lender, out)));
  return shots;
}

async function shotsOf(
  { base }: RunningServer,
  browser: Browser,
  lender: OrgContent,
  out: string,
): Promise<Shot[]> {
  const client = openClient(base, lender.code);
  const camera = await openCamera(browser, client, out);
  const door = lender.site.links?.register ?? '/';
  const first = await camera.shoot(door, 'first');
  if (await comesReferred(client, lender))
    first.push(...(await camera.shoot(`${door}${referred}`, 'first referred')));
  const [flow, page] = offerPage(lender);
  const email = `${lender.code}+happy@example.com`;
  const { uuid } = await drive(client, atHome(readSample('happy'), lender), {
    email,
    until: `${flow}/${page}`,
  });
  const offer = await camera.shoot(`/${uuid}/${page}`, 'offer');
  await camera.close();
  return [...first, ...offer].map((shot) => ({ ...shot, page: `${lender.code} ${shot.page}` }));
}

/** Where the offer is chosen: the page that shows the widget for it. */
export function offerPage({ flows }: OrgContent): [flow: string, page: string] {
  for (const [flow, { pages }] of Object.entries(flows))
    for (const [id, { ui = {} }] of Object.entries(pages))
      if (Object.values(ui).some((hint) => Object(hint)['ui:widget'] === offerWidget)) return [flow, id];
  throw new Error(`No page of any flow shows ${offerWidget}.`);
}

/** Draws what a lender changed for who approves it: the pages, ours beside theirs at both widths, under the words. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ownWords } from '../../content/approval/own-words.ts';
import type { FileTree } from '../../content/files/file-tree.ts';
import type { OrgContent } from '../../content/loaded/content.ts';
import { sharing } from '../../content/merge/org-with-shared.ts';
import { patchFlows } from '../../content/merge/patch-flows.ts';
import { passedContent } from '../../content/read-content.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { openCamera } from '../gallery/camera.ts';
import type { Shot } from '../gallery/contact-sheet.ts';
import { offerPage } from '../gallery/lender-shots.ts';
import { previewAddress } from '../gallery/photograph.ts';
import { atHome } from '../journey/at-home.ts';
import { openClient } from '../journey/client.ts';
import { drive, readSample } from '../journey/drive.ts';
import { type RunningServer, startServer } from '../journey/start-server.ts';
import { makeFolder } from '../make-folder.ts';
import { reviewPage } from './review-page.ts';

/** Writes index.html and the pictures; returns the line that says where. */
export async function drawReview(tree: FileTree, code: string, out: string): Promise<string> {
  makeFolder(out);
  const { orgs } = passedContent(tree);
  const [ours, theirs] = [orgs[sharing], orgs[code]];
  if (!ours || !theirs) throw new Error(`There is no lender "${code}".`);
  const pages = changedPages(tree, code);
  const [before, after] = await inBrowser(
    async (server, browser): Promise<[Shot[], Shot[]]> => [
      await shotsOf(server, browser, { lender: ours, pages, out }),
      await shotsOf(server, browser, { lender: theirs, pages, out }),
    ],
  );
  const logo = String(tree.get(`orgs/${code}/logo.svg`) ?? '');
  const html = reviewPage({ code, sayings: ownWords(tree, code), logo, before, after });
  writeFileSync(join(out, 'index.html'), html);
  return `${before.length + after.length} pictures: ${join(out, 'index.html')}`;
}

// Neither outlives the other's failure.
async function inBrowser<T>(draw: (server: RunningServer, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await openBrowser();
  try {
    const server = await startServer({ env: { HEARTHLINE_STAGE_MS: '20' } });
    return await draw(server, browser).finally(() => server.remove());
  } finally {
    await browser.close();
  }
}

type Changed = { flow: string; page: string };

/** The pages that the lender patches, in the flows that have addresses. */
function changedPages(tree: FileTree, code: string): Changed[] {
  return patchFlows(tree, code).overrides.flatMap(({ file }) => {
    const [, flow, page] = /^flows\/([^/]+)\/pages\/(.+)\.json$/.exec(file) ?? [];
    return flow && page ? [{ flow, page }] : [];
  });
}

type Drawn = { lender: OrgContent; pages: readonly Changed[]; out: string };

// Whatever changed, its name, logo and colors are on the first page, and its prices in the offer.
async function shotsOf(
  { base }: RunningServer,
  browser: Browser,
  { lender, pages, out }: Drawn,
): Promise<Shot[]> {
  const client = openClient(base, lender.code);
  const camera = await openCamera(browser, client, out);
  const shots = await camera.shoot(lender.site.links?.register ?? '/', 'first page');
  const [flow, page] = offerPage(lender);
  const email = `${lender.code}+review@example.com`;
  const progress = await drive(client, atHome(readSample('happy'), lender), {
    email,
    until: `${flow}/${page}`,
  });
  shots.push(...(await camera.shoot(`/${progress.uuid}/${page}`, 'offer')));
  for (const one of pages) {
    const compiled = lender.flows[one.flow];
    const address = compiled && previewAddress(compiled.flow, one.page, progress);
    if (address) shots.push(...(await camera.turnTo(address, `${one.flow} ${one.page}`)));
  }
  await camera.close();
  return shots;
}

/** Replays walks through the real renderer: the built server, Chromium, every scene at both widths. */
import type { Page } from '@playwright/test';
import type { OrgContent } from '../../content/loaded/content.ts';
import type { Bundle, CompiledFlow } from '../../engine/content/bundle.ts';
import { standsOutside } from '../../engine/journey/stands-outside.ts';
import type { Scene } from '../../engine/walk/scene.ts';
import { scenesOf } from '../../engine/walk/scenes.ts';
import { walksOf } from '../../engine/walk/walks.ts';
import { openContext } from '../browser/open-browser.ts';
import { signIn } from '../browser/sign-in.ts';
import { stayAwake } from '../journey/stay-awake.ts';
import { addressOf } from './address-of.ts';
import { fieldsOf } from './fields-of.ts';
import { type Lived, liveThroughPart } from './live-through.ts';
import { lookAt } from './look-at.ts';
import { standAt } from './stand-at.ts';
import { watchPage } from './watch-page.ts';
import { withBorrower } from './with-borrower.ts';

/** A scene that was drawn, and what was wrong with it. */
export type Looked = { scene: Scene; findings: string[] };

export type Driven = {
  lender: OrgContent;
  bundle: Bundle;
  flow: string;
  /** Hears of each scene when it was looked at. */
  saw?: (looked: Looked, index: number, all: number) => void;
};

/** Starts a server of its own, in the sandbox, and ends it. */
export function driveWalks(driven: Driven): Promise<Looked[]> {
  return withBorrower(driven.lender, async (browser, lived) => {
    const page = await (await openContext(browser)).newPage();
    return lookAtAll(page, lived, driven);
  });
}

async function lookAtAll(page: Page, borrower: Lived, { lender, bundle, flow: id, saw }: Driven) {
  const flow = lender.flows[id];
  if (!flow) throw new Error(`The lender has no flow "${id}".`);
  const isPart = flow.flow.partOf !== undefined;
  const lived = isPart ? await liveThroughPart(borrower.client.base, lender, id) : borrower;
  const scenes = scenesOf(bundle, flow, walksOf(bundle, flow), lived);
  const heard = watchPage(page);
  const all: Looked[] = [];
  for (const [index, scene] of scenes.entries()) {
    // Pages before the login are not for those who have a part.
    const isOutside = scene.page !== undefined && standsOutside(flow.flow, scene.page);
    await stayAwake([borrower.client, lived.client]);
    await signIn(page, (isOutside ? borrower : lived).client);
    const looked = { scene, findings: [...(await look(page, flow, lived, scene)), ...heard()] };
    all.push(looked);
    saw?.(looked, index, scenes.length);
  }
  return all;
}

async function look(page: Page, flow: CompiledFlow, lived: Lived, scene: Scene): Promise<string[]> {
  await standAt(page.context(), flow, lived.uuid, scene);
  try {
    return await lookAt(page, addressOf(flow, lived, scene), {
      page: scene.page,
      fields: fieldsOf(flow, scene),
    });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`is not drawn: ${reason}`];
  }
}

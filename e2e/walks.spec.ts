/**
 * A sample of what `flow walk --drive` does over all walks: standings that were derived from the rules alone are drawn by
 * the real renderer, and each of its checks can fail.
 */
/** Covers src/tools/walk. */
import { readContent } from '../src/content/read-content.ts';
import type { CompiledFlow } from '../src/engine/content/bundle.ts';
import { scenesOf } from '../src/engine/walk/scenes.ts';
import { walksOf } from '../src/engine/walk/walks.ts';
import { signIn } from '../src/tools/browser/sign-in.ts';
import { loadBundle } from '../src/tools/decide/load-flow.ts';
import { addressOf } from '../src/tools/walk/address-of.ts';
import { fieldsOf } from '../src/tools/walk/fields-of.ts';
import { liveThrough } from '../src/tools/walk/live-through.ts';
import { lookAt } from '../src/tools/walk/look-at.ts';
import { standAt } from '../src/tools/walk/stand-at.ts';
import { watchPage } from '../src/tools/walk/watch-page.ts';
import { expect, test } from './fixtures.ts';

const lender = readContent(process.cwd()).orgs.default;
const flow = lender?.flows.heloc as CompiledFlow;
const sampled = 8;

test('a sample of the walks is drawn as the rules say, without a finding', async ({ page, server }) => {
  if (!lender) throw new Error('no lender');
  const lived = await liveThrough(server.base, lender);
  const bundle = loadBundle({ flow: 'heloc', org: 'default', out: '.' });
  const scenes = scenesOf(bundle, flow, walksOf(bundle, flow), lived);
  const every = Math.floor(scenes.length / sampled);
  const heard = watchPage(page);
  await signIn(page, lived.client);
  for (const scene of scenes.filter((_, index) => index % every === 0)) {
    await standAt(page.context(), flow, lived.uuid, scene);
    const expected = { page: scene.page, fields: fieldsOf(flow, scene) };
    expect.soft(await lookAt(page, addressOf(flow, lived, scene), expected), scene.page).toEqual([]);
    expect.soft(heard(), scene.page).toEqual([]);
  }
});

test('every check can fail', async ({ page }) => {
  const heard = watchPage(page);
  await page.route('**/drawn', (asked) => asked.fulfill({ contentType: 'text/html', body: ill }));
  const findings = await lookAt(page, 'http://walks.test/drawn', {
    page: 'here',
    fields: new Set(['asked']),
  });
  const says = findings.join('\n');
  expect(says).toContain('has 2 titles');
  expect(says).toContain('does not draw the field asked');
  expect(says).toContain('draws the field hidden, which its rules hide');
  expect(says).toContain('375 px: image-alt');
  expect(says).toContain('1280 px: image-alt');
  expect(says).toMatch(/375 px: \d+ pixels lie beyond the edge/);
  expect(heard()).toEqual([
    expect.stringContaining('console: wrong'),
    expect.stringContaining('script: broken'),
  ]);
  expect(await lookAt(page, 'http://walks.test/drawn', { page: 'there' })).toEqual(['draws here instead']);
});

const ill = `<!doctype html><html lang="en"><title>Ill</title><main><h1>One</h1><h1>Two</h1><article data-page="here">
<div data-field="hidden"></div><img src="data:,"><p style="width:900px">Wide</p></article></main>
<script>console.error('wrong'); setTimeout(() => { throw new Error('broken') })</script>`;

/** A sample of what `flow habits` does with every page; and each habit finds what is wrong with a page that is built wrong. */
/** Covers src/tools/habits. */
import type { Route } from '@playwright/test';
import { readContent } from '../src/content/read-content.ts';
import { openContext } from '../src/tools/browser/open-browser.ts';
import { loadBundle } from '../src/tools/decide/load-flow.ts';
import { applicationPlaces } from '../src/tools/habits/application-places.ts';
import { doorsOf } from '../src/tools/habits/doors-of.ts';
import { habits } from '../src/tools/habits/habits.ts';
import { openPlace } from '../src/tools/habits/open-place.ts';
import type { Place } from '../src/tools/habits/place.ts';
import { practise } from '../src/tools/habits/practise.ts';
import { reviewerPlaces } from '../src/tools/habits/reviewer-places.ts';
import { sitePlaces } from '../src/tools/habits/site-places.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { liveThroughPart } from '../src/tools/walk/live-through.ts';
import { toOpenChat } from './chat-visitor.ts';
import { expect, test } from './fixtures.ts';

const lender = readContent(process.cwd()).orgs.default;
const silent = () => undefined;

test('a question of the registration, a page of the desk and one of a co-owner stand every habit', async ({
  browser,
  server,
}) => {
  const { register, desk, signer } = lender?.flows ?? {};
  if (!lender || !register || !desk || !signer) throw new Error('no such flows');
  // A visitor waits at the desk.
  await toOpenChat(server.base);
  const client = openClient(server.base);
  const [question] = sitePlaces(register, client).filter((place) => place.page === 'sale-status');
  const [, task] = await reviewerPlaces(browser, desk, client);
  // Not the stories' own page, whose visitor is set again at each load: the product would follow the account's and load again.
  const context = await openContext(browser);
  const part = await liveThroughPart(server.base, lender, signer.id);
  const bundle = loadBundle({ flow: signer.id, org: 'default', out: '.' });
  const sign = applicationPlaces(context, bundle, signer, part).find(({ page }) => page === 'sign');
  const doors = doorsOf(lender);
  const places = [question, task, sign].flatMap((place) => (place ? [{ ...place, doors }] : []));
  expect(places).toHaveLength(3);
  for (const { place, findings } of await practise(await context.newPage(), places, silent))
    for (const [name, found] of findings) expect.soft(found, `${place.page}, ${name}`).toEqual([]);
  await context.close();
});

test('every habit can find something', async ({ page }) => {
  const client = openClient('http://habits.test');
  const place: Place = {
    flow: 'any',
    page: 'ill',
    address: 'http://habits.test/ill',
    client,
    doors: ['door'],
  };
  const says: Record<string, string> = {};
  for (const { name, practise: run } of habits) {
    // Another page after the first opening, as an app that loses its place would draw.
    let opened = 0;
    const answer = (asked: Route) => {
      if (asked.request().url().endsWith('/ill')) opened += 1;
      return asked.fulfill({ contentType: 'text/html', body: ill(opened < 2 ? 'ill' : 'other') });
    };
    // The end of the session takes away what the context answers; the page's own stays.
    await page.context().route('http://habits.test/**', answer);
    await page.route('http://habits.test/**', answer);
    await openPlace(page, place);
    says[name] = (await run(page, place)).join('\n');
    await page.context().unrouteAll();
    await page.unrouteAll();
  }
  expect(says).toMatchObject({
    axe: expect.stringMatching(/375 px: image-alt[\s\S]*1280 px: image-alt/),
    '320 px': expect.stringMatching(
      /pixels lie beyond the edge[\s\S]*beyond the edge: p[\s\S]*too small for its words: div/,
    ),
    'zoom 200 %': expect.stringContaining('pixels lie beyond the edge'),
    keyboard: expect.stringMatching(
      /not seen on button Unseen[\s\S]*something covers button Under[\s\S]*does not reach button never/,
    ),
    questions: expect.stringMatching(
      /Ask: the question does not take the focus[\s\S]*Tab leaves[\s\S]*Escape does not close[\s\S]*focus does not return/,
    ),
    'letters 200 %': expect.stringContaining('too small for its words: p. "Tight"'),
    reload: 'after a reload: draws other instead',
    'back, forward': 'forward: draws other instead',
    'second tab': 'in a second tab: draws other instead',
    'ended session': 'after the session has ended: draws other',
  });
});

test('a page that does not let the focus go is found out', async ({ page }) => {
  await page.setContent(
    '<main><h1>Held</h1><button>A</button><button>B</button></main><script>addEventListener("keydown", (key) => key.preventDefault())</script>',
  );
  const byKeyboard = habits.find(({ name }) => name === 'keyboard');
  expect(await byKeyboard?.practise(page, {} as Place)).toEqual([
    'Tab does not reach button A',
    'Tab does not reach button B',
  ]);
});

const rewritten = `<p id="sum">Pay $799.56 a month</p><label><input type="checkbox" id="more">More</label>
<script>const said = sum.firstChild; more.onclick = () => { said.data = 'Pay $355.03 a month'; };</script>`;
const deaf = `<form><div data-field="name" id="field"><input id="box"><p class="hl-slot" id="slot"></p></div>
<div class="hl-actions"><button type="submit">Go</button></div></form>
<script>let kept = ''; box.oninput = () => { kept = box.value; };
document.forms[0].onsubmit = (event) => { event.preventDefault(); field.toggleAttribute('data-invalid', !kept);
slot.textContent = kept ? '' : 'Enter a name'; };</script>`;

for (const [name, drawn, wrong] of [
  [
    'translated',
    rewritten,
    [
      'after using more: shows "Pay $799.56 a month", not "Pay $355.03 a month"',
      'a translator may rewrite: p.: Pay $355.03 a month',
    ],
  ],
  ['silent filler', deaf, ['says of a full box: name: Enter a name']],
] as const)
  test(`a page that does not see its other writer is found out: ${name}`, async ({ page }) => {
    const body = `<!doctype html><title>Ill</title><main><h1>Ill</h1><article data-page="ill">${drawn}</article></main>`;
    await page.route('http://habits.test/**', (asked) => asked.fulfill({ contentType: 'text/html', body }));
    await page.goto('http://habits.test/ill');
    const habit = habits.find((one) => one.name === name);
    expect(await habit?.practise(page, {} as Place)).toEqual(wrong);
  });

const ill = (id: string) => `<!doctype html><html lang="en"><title>Ill</title><main><h1>Ill</h1>
<article data-page="${id}"><img src="data:,"><p style="width:1500px">Wide</p>
<div style="overflow:hidden;width:90px;white-space:nowrap">Words that do not fit at all</div>
<p style="overflow:hidden;height:24px">Tight</p>
<button style="outline:none">Unseen</button><button style="position:fixed;top:0;left:0">Under</button>
<div style="position:fixed;top:0;left:0;width:200px;height:90px;background:#fff"></div>
<div class="hl-actions"><button type="button" aria-haspopup="dialog" onclick="asked.hidden = false">Ask</button></div><div role="dialog" id="asked" hidden>Sure?</div>
<button id="never" onfocus="this.blur()">Never</button></article></main></html>`;

/** Scenes: the looks at pages that show in a browser all that the walks reach. */
/** Covers src/engine/walk/{fill-out,scene,scenes,sights}.ts, src/tools/walk/{drive-report,fields-of}.ts. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { CompiledFlow } from '../../../src/engine/content/bundle.ts';
import { deriveStep } from '../../../src/engine/journey/derive-step.ts';
import { matchPage } from '../../../src/engine/journey/match-page.ts';
import { route } from '../../../src/engine/journey/route.ts';
import { fillOut } from '../../../src/engine/walk/fill-out.ts';
import type { Scene } from '../../../src/engine/walk/scene.ts';
import { scenesOf } from '../../../src/engine/walk/scenes.ts';
import { allSights, kindOf } from '../../../src/engine/walk/sights.ts';
import { type Walks, walksOf } from '../../../src/engine/walk/walks.ts';
import { loadMachine } from '../../../src/tools/decide/load-flow.ts';
import { driveReport } from '../../../src/tools/walk/drive-report.ts';
import { fieldsOf } from '../../../src/tools/walk/fields-of.ts';
import { productContent } from '../../product.ts';

vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

const { bundle } = loadMachine({ flow: 'heloc', org: 'default', out: '.' });
const life = { profile: { name: { first: 'Ada', last: 'Fern' } }, application: { isCrypto: false } };
const known = { lives: [life], paths: [] };
let flow: CompiledFlow;
let walks: Walks;
let scenes: Scene[];
beforeAll(() => {
  flow = productContent().orgs.default?.flows.heloc as CompiledFlow;
  walks = walksOf(bundle, flow);
  scenes = scenesOf(bundle, flow, walks, known);
});

test('scenes show every page, every row, every transition and every rule both ways that walks reach', () => {
  const seen = new Set(scenes.flatMap(({ shows }) => shows));
  const missing = allSights(bundle, flow).filter((sight) => !seen.has(sight));
  const rows = ['routes', 'stateRows'] as const;
  const proved = rows.flatMap((kind) => walks[kind].filter(({ facts }) => !facts));
  expect(missing).toHaveLength(proved.length);
  expect(new Set(missing.map(kindOf))).toEqual(new Set(['row', 'stateRow']));
});

test('each scene shows something that no scene before it has shown', () => {
  const wanted = new Set(allSights(bundle, flow));
  for (const { shows } of scenes) {
    expect(shows.some((sight) => wanted.delete(sight))).toBe(true);
    for (const sight of shows) wanted.delete(sight);
  }
});

test('a scene without an address leads to its page by itself; one with an address names it', () => {
  for (const { page, path, standing } of scenes)
    expect(matchPage(flow, path || route(flow, standing).path)?.page, JSON.stringify(standing)).toBe(page);
  expect(scenes.filter(({ path }) => path === '').length).toBeGreaterThan(80);
});

test('scenes are filled out: nearly all have the name of a borrower, and still stand at their step', () => {
  const named = scenes.filter(({ standing: { facts } }) =>
    JSON.stringify(facts.profile ?? '').includes('Ada'),
  );
  expect(named.length).toBeGreaterThan(scenes.length * 0.9);
  const derived = scenes.filter(
    ({ path, walked, standing }) => path === '' && deriveStep(flow, walked) === standing.step,
  );
  for (const { standing } of derived) expect(deriveStep(flow, standing.facts)).toBe(standing.step);
});

test("the walk's own facts stay, a list keeps its entries, and what would change the outcome is left out", () => {
  const lives = [
    { a: { stop: true } },
    { a: { b: 1, c: 2 }, list: [{ kind: 'old', uuid: 'u' }, { kind: 'x' }] },
  ];
  const found = { a: { b: 0 }, list: [{ kind: 'new' }] };
  const goes = (facts: object) => !JSON.stringify(facts).includes('stop');
  expect(fillOut(found, lives, goes)).toEqual({ a: { b: 0, c: 2 }, list: [{ kind: 'new', uuid: 'u' }] });
  expect(fillOut(found, lives, () => false)).toBe(found);
});

test('the fields of a scene are those that its rules show', () => {
  const typing = scenes.filter(({ typed }) => Object.keys(typed).length > 0);
  expect(typing.length).toBeGreaterThan(3);
  for (const scene of typing)
    for (const name of fieldsOf(flow, scene) ?? [])
      expect(flow.pages[scene.page ?? '']?.fields).toHaveProperty(name);
  expect(fieldsOf(flow, { ...(scenes[0] as Scene), page: undefined })).toBeUndefined();
});

test('the report counts what was drawn, and tells each failure with its facts', () => {
  const [one, other] = scenes as [Scene, Scene];
  const wanted = [...new Set([...one.shows, ...other.shows])];
  const well = driveReport(
    [one, other].map((scene) => ({ scene, findings: [] })),
    wanted,
  );
  expect(well[0]).toBe('2 scenes, 0 with findings');
  expect(well.filter((line) => line.includes('not seen'))).toEqual([]);
  const ill = driveReport(
    [
      { scene: one, findings: ['draws waiting instead'] },
      { scene: other, findings: ['375 px: x'] },
    ],
    wanted,
  );
  expect(ill[0]).toBe('2 scenes, 2 with findings');
  expect(ill.some((line) => line.includes('not seen') && line.includes(one.page ?? ''))).toBe(true);
  expect(ill.at(-1)).toBe(`      facts: ${JSON.stringify(other.walked)}`);
});

/** The fewest looks that show all that walks reach: each shows most of what none before it has shown. */
import type { Bundle, CompiledFlow } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { deriveStep } from '../journey/derive-step.ts';
import type { Standing } from '../journey/standing.ts';
import type { Covered } from './covered.ts';
import { fillOut } from './fill-out.ts';
import { knownPaths, pathTo } from './known-paths.ts';
import type { Scene } from './scene.ts';
import { allSights, arrivalSights, pageSights, sight } from './sights.ts';
import type { Walks } from './walks.ts';

type Place = { page: string; path: string };

/**
 * @param lives facts of real applications, the furthest first, with which scenes are filled out
 * @param paths addresses below the application's that are known beside those of the rows, for pages with parameters
 */
export function scenesOf(
  bundle: Bundle,
  flow: CompiledFlow,
  walks: Walks,
  { lives, paths }: { lives: readonly Facts[]; paths: readonly string[] },
): Scene[] {
  const { derived, routes, fired, stateRows, whens } = walks;
  const arrivals = [...derived, ...routes, ...stateRows, ...fired].flatMap((one) =>
    arrival(flow, one, lives),
  );
  const known = [...knownPaths(bundle, flow), ...paths];
  const previews = Object.keys(flow.pages).flatMap((page) => {
    const path = pathTo(flow, known, page);
    return path === undefined ? [] : previewsOf(flow, { page, path }, whens, arrivals, lives);
  });
  return fewest([...arrivals, ...previews], new Set(allSights(bundle, flow)));
}

/** Where the application leads by itself. */
function arrival(flow: CompiledFlow, covered: Covered, lives: readonly Facts[]): Scene[] {
  const { facts, events = [], step = null } = covered;
  if (!facts) return [];
  const isDerived = deriveStep(flow, facts) === step;
  const at = (some: Facts): Standing => ({ facts: some, step, events });
  const before = arrivalSights(flow, at(facts), {});
  const filled = fillOut(facts, lives, (some) => {
    const now = arrivalSights(flow, at(some), {});
    const isSame = now.page === before.page && before.way.every((one) => now.way.includes(one));
    return isSame && (!isDerived || deriveStep(flow, some) === step);
  });
  const { page, shows } = arrivalSights(flow, at(filled), {});
  return [{ page, path: '', standing: at(filled), typed: {}, walked: facts, shows }];
}

/** The page itself, whatever leads there: as it is, and on each side of each of its rules. */
function previewsOf(
  flow: CompiledFlow,
  place: Place,
  whens: readonly Covered[],
  arrivals: readonly Scene[],
  lives: readonly Facts[],
): Scene[] {
  const step = arrivals.find(({ page }) => page === place.page)?.standing.step ?? null;
  const own = whens.filter(({ claim }) => claim?.pages.includes(place.page));
  return [{}, ...own].map((one) => preview(flow, place, one, step, lives));
}

function preview(
  flow: CompiledFlow,
  { page, path }: Place,
  { facts: found = {}, claim }: Pick<Covered, 'facts' | 'claim'>,
  usual: string | null,
  lives: readonly Facts[],
): Scene {
  const { answers = {}, step = usual, ...rest } = found;
  const typed = answers as Facts;
  const facts = withoutGround(rest);
  const at = (some: Facts): Standing => ({ facts: some, step: step as string | null, events: [] });
  const shows = (some: Facts) => pageSights(flow, page, at(some), typed);
  const stays = (some: Facts) => !claim || shows(some).includes(sight('when', `${page}: ${claim.says}`));
  const filled = fillOut(facts, lives, stays);
  return {
    page,
    path,
    standing: at(filled),
    typed,
    walked: { ...facts, answers },
    shows: shows(filled),
  };
}

/** Facts alone: rules read the lender, the words and the machine's state beside them. */
function withoutGround({
  org: _org,
  words: _words,
  locale: _locale,
  state: _state,
  item: _item,
  ...facts
}: Facts) {
  return facts;
}

function fewest(all: readonly Scene[], wanted: Set<string>): Scene[] {
  const chosen: Scene[] = [];
  const gain = ({ shows }: Scene) => new Set(shows.filter((one) => wanted.has(one))).size;
  for (;;) {
    const best = all.reduce((a, b) => (gain(b) > gain(a) ? b : a), all[0] as Scene);
    if (!best || gain(best) === 0) return chosen;
    chosen.push(best);
    for (const one of best.shows) wanted.delete(one);
  }
}

/** Every page is named by its path, can be reached, has a way on, and stands somewhere on the progress. */
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { findStep } from '../journey/find-step.ts';
import { matchPage } from '../journey/match-page.ts';
import { proverOf } from '../proof/prover.ts';
import { entrances, exits, type Way } from './links.ts';
import { type Lint, placeOnPage } from './lint.ts';
import { deadBecause } from './rows.ts';

export const lintPages: Lint = (bundle, report) => {
  const reached = reachedPages(bundle);
  const ends = endPages(bundle);
  const values = Object.keys(bundle.flow.progress?.values ?? {});
  for (const [id, page] of Object.entries(bundle.pages)) {
    if (page.id !== id)
      report(
        'PAGE_ID_MISMATCH',
        placeOnPage(bundle, id, 'id'),
        `the page is called "${page.id}", its file "${id}".`,
        `Write "${id}".`,
      );
    if (!reached.has(id)) {
      report(
        'PAGE_UNREACHABLE',
        placeOnPage(bundle, id),
        `nothing leads to "${id}".`,
        'Add a route or a link whose rule can hold, or list it in flows/site.json under pages.',
      );
    }
    if (!ends.has(id) && !hasWayOn(bundle, id))
      report(
        'PAGE_DEAD_END',
        placeOnPage(bundle, id),
        'the page has neither an action nor a link.',
        'Add one.',
      );
    const { progress } = page;
    if (progress !== undefined && values.length > 0 && !values.includes(progress)) {
      report(
        'PROGRESS_UNKNOWN',
        placeOnPage(bundle, id, 'progress'),
        `flow.json has no progress value "${progress}", so it counts as 0.`,
        didYouMean(progress, values),
      );
    }
  }
};

function reachedPages(bundle: Bundle): Set<string> {
  const listed = bundle.site?.pages?.[bundle.flow.id] ?? [];
  const prover = proverOf(bundle);
  const counts = ({ rows = [] }: Way) => rows.length === 0 || !deadBecause(prover, rows, rows.length - 1);
  const starts = [
    ...entrances(bundle)
      .filter(counts)
      .map(({ to }) => to),
    ...listed,
    'index',
  ];
  const reached = new Set(starts.flatMap((to) => pageOf(bundle, to)));
  // A set grows while it is walked, so pages found on the way are visited too.
  for (const id of reached)
    for (const { to } of exits(bundle, id).filter(counts))
      for (const page of pageOf(bundle, to)) reached.add(page);
  return reached;
}

// A card's target may hold {{item.type}}: then every page with that beginning may be meant. A target that is nothing else
// names no page: what fills it in says where it leads, and is an entrance of its own.
function pageOf(bundle: Bundle, to: string): string[] {
  const hole = to.indexOf('{{');
  if (hole === 0) return [];
  if (hole > 0) return Object.keys(bundle.pages).filter((id) => `${id}/`.startsWith(to.slice(0, hole)));
  const match = matchPage(bundle, to);
  return match ? [match.page] : [];
}

// A page where a journey waits or ends may have no button.
function endPages(bundle: Bundle): Set<string> {
  const stops = (bundle.flow.sequence ?? []).flatMap(({ stop = [] }) => stop.map(({ to }) => to));
  const quiet = Object.keys(bundle.steps?.steps ?? {}).flatMap((name) => {
    const step = findStep(bundle.steps, name);
    return step && ['waiting', 'terminal'].includes(step.kind) ? (step.routes ?? []).map(({ to }) => to) : [];
  });
  const waiting = bundle.flow.waitingPage ? [bundle.flow.waitingPage] : [];
  return new Set([...stops, ...quiet, ...waiting].flatMap((to) => pageOf(bundle, to)));
}

// Blocks that bring a way on of their own.
const leading: ReadonlySet<string> = new Set(['applications', 'handed-over']);

// The other tabs stand above it.
function isTabbed({ flow, pages }: Bundle, id: string): boolean {
  const tabbed = (flow.tabs?.items ?? []).flatMap((tab) => tab.pages);
  return pages[id]?.loads !== undefined && tabbed.includes(id);
}

function hasWayOn(bundle: Bundle, id: string): boolean {
  const page = bundle.pages[id];
  const opens = (page?.content ?? []).some(({ block }) => leading.has(block));
  return (
    opens ||
    isTabbed(bundle, id) ||
    Object.keys(page?.actions ?? {}).length > 0 ||
    exits(bundle, id).length > 0
  );
}

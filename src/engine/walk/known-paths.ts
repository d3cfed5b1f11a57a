/** Addresses below an application's that content itself names: by them a page whose address has words of its own is found. */
import type { Bundle, CompiledFlow } from '../content/bundle.ts';
import { matchPage } from '../journey/match-page.ts';
import { exits } from '../lints/links.ts';

/** The pages' own, those of the rows, and those that links lead to. */
export function knownPaths(bundle: Bundle, flow: CompiledFlow): string[] {
  return [...Object.keys(flow.pages), ...rowPaths(flow), ...linkPaths(bundle)];
}

/** The first of them that shows the page. */
export function pathTo(flow: CompiledFlow, known: readonly string[], page: string): string | undefined {
  return known.find((one) => matchPage(flow, one)?.page === page);
}

function rowPaths({ steps, machine }: CompiledFlow): string[] {
  const rows = Object.values(steps?.steps ?? {}).flatMap(({ routes = [] }) => routes);
  const stateRows = Object.values(machine?.states ?? {}).flatMap(({ page }) => page);
  return [...rows, ...stateRows].map(({ to }) => to);
}

/** Where pages lead, but for addresses that are made of facts. */
function linkPaths(bundle: Bundle): string[] {
  const ways = Object.keys(bundle.pages).flatMap((id) => exits(bundle, id));
  return ways.map(({ to }) => to).filter((to) => !to.includes('{{'));
}

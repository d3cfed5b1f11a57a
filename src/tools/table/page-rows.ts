/** Each page: whether it asks or tells, the way onward, and the steps, states and pages that lead to it. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { rowsOf } from '../../engine/journey/rows-of.ts';
import { isWay, pageAt, waysOnward } from '../../engine/lints/ways-onward.ts';

export type PageRow = {
  page: string;
  kind: 'form' | 'acts' | 'tells';
  sends: string[];
  leads: string[];
  from: string[];
  isOnlyHome: boolean;
};

export function pageRows(bundle: Bundle): PageRow[] {
  return Object.values(bundle.pages).map((page) => {
    const ways = waysOnward(page);
    const { sends, leads, fields } = ways;
    const kind = sends.length === 0 ? 'tells' : fields > 0 ? 'form' : 'acts';
    return {
      page: page.id,
      kind,
      sends,
      leads,
      from: leadingTo(bundle, page.id),
      isOnlyHome: !isWay(bundle, ways),
    };
  });
}

function leadingTo(bundle: Bundle, id: string): string[] {
  const { steps, machine, pages } = bundle;
  const isThere = (to: string) => pageAt(bundle, to)?.id === id;
  const fromSteps = Object.entries(steps?.steps ?? {}).filter(([, entry]) =>
    rowsOf(steps, entry).some(({ to }) => isThere(to)),
  );
  const fromStates = Object.entries(machine?.states ?? {}).filter(([, { page }]) =>
    page.some(({ to }) => isThere(to)),
  );
  const fromPages = Object.values(pages).filter(
    (page) => page.id !== id && waysOnward(page).leads.some(isThere),
  );
  return [
    ...fromSteps.map(([name]) => name),
    ...fromStates.map(([name]) => name),
    ...fromPages.map((page) => `\`${page.id}\``),
  ];
}

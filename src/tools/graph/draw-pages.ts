/** The pages as a picture: which step or state leads to which page, by which rule, and the links between pages. */
import type { Bundle } from '../../engine/bundle.ts';
import type { Arrow, Box, Drawing } from './drawing.ts';
import { type Source, sourcesOf } from './sources-of.ts';

export function drawPages(bundle: Bundle): Drawing {
  const sources = sourcesOf(bundle);
  const links = linksOf(bundle);
  const ways = sources.flatMap((source, index) => waysFrom(bundle, source, sourceId(index)));
  const arrows = [...ways, ...links];
  const drawn = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const targets = [...new Set(ways.map(({ to }) => to))].filter((id) => !Object.hasOwn(bundle.pages, id));
  const pages = [
    ...Object.entries(bundle.pages).map(([id, { title }]) => pageBox(id, title)),
    ...targets.map((id) => pageBox(id, id === '/' ? 'The site’s root' : '')),
  ];
  return {
    title: `${bundle.flow.title}: the pages`,
    about: `${pages.length} pages, with the steps and states that lead to each.`,
    direction: 'LR',
    legend: [
      { kind: 'source', means: 'a step of the server' },
      { kind: 'beside', means: 'a state of the machine, when the step has no page' },
      { kind: 'page', means: 'a page; dashed arrows are links on a page' },
    ],
    boxes: [
      ...sources.map((source, index) => sourceBox(source, sourceId(index))),
      ...pages.filter(({ id }) => drawn.has(id)),
    ],
    loose: pages.filter(({ id }) => !drawn.has(id)),
    arrows,
  };
}

function sourceId(index: number): string {
  return `source ${index}`;
}

function sourceBox({ kind, names }: Source, id: string): Box {
  const [heading = '', ...lines] = names;
  return { id, kind, heading, lines };
}

function pageBox(id: string, title: string): Box {
  return { id, kind: 'page', heading: id, lines: [title] };
}

function waysFrom({ rules }: Bundle, { rows }: Source, from: string): Arrow[] {
  return rows.map(({ when, to }, index) => {
    const otherwise = index > 0 ? 'Otherwise.' : '';
    return { from, to, name: '', means: when === 'always' ? otherwise : (rules[when]?.means ?? when) };
  });
}

// Every `to` and `edit` of a page that names a page of this flow is a link that a borrower may follow.
function linksOf({ pages }: Bundle): Arrow[] {
  return Object.entries(pages).flatMap(([from, page]) => {
    const found = new Set(targetsIn(page).filter((to) => to !== from && Object.hasOwn(pages, to)));
    return [...found].map((to) => ({ from, to, name: '', means: '', dashed: true }));
  });
}

function targetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'to' || key === 'edit') && typeof inner === 'string' ? [inner] : targetsIn(inner),
  );
}

/** The pages as a picture: which step or state leads to which page, by which rule. Links between pages are written in their boxes. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { meaning } from '../../engine/rules/meaning.ts';
import type { Arrow, Box, Drawing } from './drawing.ts';
import { type Source, sourcesOf } from './sources-of.ts';

export function drawPages(bundle: Bundle): Drawing {
  const sources = sourcesOf(bundle);
  const arrows = sources.flatMap((source) => waysFrom(bundle, source, sourceId(source)));
  const drawn = new Set(arrows.map(({ to }) => to));
  const elsewhere = [...drawn].filter((id) => !Object.hasOwn(bundle.pages, id));
  const pages = Object.keys(bundle.pages).map((id) => pageBox(bundle, id));
  return {
    title: `${bundle.flow.title}: the pages`,
    about: `${pages.length} pages, with the steps and states that lead to each.`,
    direction: 'LR',
    legend: [
      { kind: 'source', means: 'steps of the server, or the place in a sequence' },
      { kind: 'beside', means: 'states of the machine, when the step has no page' },
      { kind: 'page', means: 'a page; without an arrow it is reached by links alone' },
    ],
    boxes: [
      ...sources.map((source) => sourceBox(source, sourceId(source))),
      ...pages,
      ...elsewhere.map(outsideBox),
    ],
    arrows,
  };
}

function sourceId({ kind, names }: Source): string {
  return `${kind} ${names[0]}`;
}

function sourceBox({ kind, names }: Source, id: string): Box {
  const [heading = '', ...lines] = names;
  return { id, kind, heading, lines };
}

function outsideBox(id: string): Box {
  return {
    id,
    kind: 'page',
    heading: id,
    lines: [id === '/' ? 'The site’s root' : 'There is no such page.'],
  };
}

function pageBox({ pages }: Bundle, id: string): Box {
  const links = [...new Set(targetsIn(pages[id]))].filter((to) => to !== id && Object.hasOwn(pages, to));
  const lines = [pages[id]?.title ?? '', links.length > 0 ? `⇢ links to ${links.join(', ')}` : ''];
  return { id, kind: 'page', heading: id, lines, of: pages[id] };
}

function waysFrom(bundle: Bundle, { rows }: Source, from: string): Arrow[] {
  return rows.map(({ when, to }, index) => {
    const otherwise = index > 0 ? 'Otherwise.' : '';
    const means = when === 'always' ? otherwise : meaning(bundle, when);
    return { from, to: matchPage(bundle, to)?.page ?? to, name: '', means };
  });
}

// Every `to` and `edit` of a page that names a page of this flow is a link that a borrower may follow.
function targetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targetsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'to' || key === 'edit') && typeof inner === 'string' ? [inner] : targetsIn(inner),
  );
}

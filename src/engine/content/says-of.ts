/** Picks the sentences that the code itself says (`says` of site.json): those of a page's widgets and blocks, and the rest. */
import type { Page } from '../../types/page.ts';
import type { Site } from '../../types/site.ts';
import { isRecord } from '../facts/facts.ts';
import type { CompiledPage, Vocabulary } from './bundle.ts';
import { plainWidget } from './plain-widget.ts';
import { roomsBeside } from './rooms-beside.ts';

/** Room -> name -> sentence. A room of a widget or a block is called as that is. */
export type Says = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The page as the browser draws it. */
type Drawn = Pick<CompiledPage, 'ui' | 'content' | 'display'>;

/** The rooms of the widgets and blocks that a page draws, at any depth, and of what those draw inside themselves. */
export function saysOfPage(page: Drawn, site: Pick<Site, 'says'> | undefined): Says {
  const drawn = [...drawnIn([page.ui, page.content]), ...plainIn(page)];
  const said = new Set(drawn.flatMap((name) => [name, ...(roomsBeside[name] ?? [])]));
  return only(site?.says ?? {}, (room) => said.has(room));
}

/** The widgets of the fields for which the page names none. */
function plainIn({ display, ui = {} }: Drawn): string[] {
  const fields = Object.entries(display.properties);
  return fields
    .filter(([name]) => !isRecord(ui[name]) || !ui[name]['ui:widget'])
    .map(([, field]) => plainWidget(field));
}

/** The same, with the rooms of the page around them: for a page that stays in another language than the shell. */
export function saysAroundPage(page: Drawn, site: Pick<Site, 'says'>): Says {
  return { ...only(site.says ?? {}, (room) => around.includes(room)), ...saysOfPage(page, site) };
}

const around = ['page', 'answers', 'choice', 'link', 'secret', 'reader'];

/** The rooms of the shell: those of no widget, of no block and not of the chat. They come with the document. */
export function saysOfShell(site: Site, { widgets, blocks }: Vocabulary): Says {
  const isOf = (kind: unknown, room: string) => isRecord(kind) && Object.hasOwn(kind, room);
  return only(
    site.says ?? {},
    (room) => !isOf(widgets, room) && !isOf(blocks, room) && room !== site.chat?.flow,
  );
}

/** The room of a panel. It comes with the panel's flow. */
export function saysOfPanel(flow: string, site: Site): Says {
  return only(site.says ?? {}, (room) => room === flow);
}

/** Whether a page shows or signs documents: by a widget, a block, or a consent that opens one. */
export function showsDocuments({
  ui,
  content,
  consents,
}: Pick<Page, 'ui' | 'content' | 'consents'>): boolean {
  const drawn = drawnIn([ui, content]);
  const opens = Object.values(consents ?? {}).some((consent) => consent.opens !== undefined);
  return opens || onPaper.some((name) => drawn.has(name));
}

const onPaper = ['signature', 'document-reader', 'documents', 'papers'];

function only(says: Says, wanted: (room: string) => boolean): Says {
  return Object.fromEntries(Object.entries(says).filter(([room]) => wanted(room)));
}

function drawnIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((part) => [...drawnIn(part)]));
  if (!isRecord(value)) return new Set();
  const own = [value['ui:widget'], value.block].filter((name) => typeof name === 'string');
  return new Set([...own, ...Object.values(value).flatMap((part) => [...drawnIn(part)])]);
}

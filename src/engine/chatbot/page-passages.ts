/**
 * The passages of one page: its help, as every borrower reads it there. What is only shown to some, and what is about the
 * borrower's own application, is left out: the chatbot knows neither.
 */

import type { Org } from '../../types/org.ts';
import type { Page } from '../../types/page.ts';
import { isRecord } from '../facts/facts.ts';
import { interpolate, slotsOf } from '../text/interpolate.ts';
import type { Passage } from './passage.ts';

type Helped = Pick<Page, 'title' | 'lead' | 'content' | 'ui' | 'schema' | 'when'>;
type Help = { name: string; title: string; text: string };

// Who asks a question wants no more than a screen of it; what is longer is read on the page.
const longest = 1200;

/** @param at flow and page: `heloc/income/review` */
export function pagePassages(at: string, page: Helped, org: Org): Passage[] {
  const help = [
    ...leadOf(page),
    ...(page.content ?? []).flatMap((block) => helpOf(block, page)),
    ...fieldHelp(page),
  ];
  return help
    .filter(({ text }) => text.length <= longest)
    .filter(({ title, text }) => slotsOf(title + text).every(({ path }) => path.startsWith('org.')))
    .map(({ name, title, text }) => ({
      id: `page/${at}/${name}`,
      asks: [interpolate(title, { org })],
      text: interpolate(text, { org }),
      sources: [],
      does: 'answer' as const,
      page: at,
    }));
}

function leadOf({ title, lead }: Helped): Help[] {
  return lead === undefined ? [] : [{ name: 'lead', title, text: lead }];
}

// Any block with a title and words of its own explains something.
function helpOf(block: unknown, { when = {} }: Helped): Help[] {
  if (!isRecord(block)) return [];
  const { id, title, text, items, block: kind } = block;
  if (typeof id !== 'string' || Object.hasOwn(when, id) || kind === 'form' || typeof title !== 'string')
    return [];
  const list: unknown[] = Array.isArray(items) ? items : [];
  // Of a list of which some read less, no borrower would get what they read.
  if (!list.every((item) => typeof item === 'string')) return [];
  const said = [...(typeof text === 'string' ? [text] : []), ...list.map((item) => `- ${item}`)].join('\n');
  return said === '' ? [] : [{ name: id, title, text: said }];
}

function fieldHelp({ ui = {}, schema, when = {} }: Helped): Help[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, { title }]) => {
    const look = ui[name];
    const help = isRecord(look) ? look['ui:help'] : undefined;
    const isShown = typeof help === 'string' && typeof title === 'string' && !Object.hasOwn(when, name);
    return isShown ? [{ name, title, text: help }] : [];
  });
}

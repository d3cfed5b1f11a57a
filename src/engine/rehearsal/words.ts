/** Words of pages that an edit empties, and questions that it no longer asks before something is done for good. */
import type { Page } from '../../types/page.ts';
import { bind } from '../content/bind.ts';
import type { Bundle, FlowCore } from '../content/bundle.ts';
import { matchPage } from '../journey/match-page.ts';
import { effectWord } from '../lints/effects.ts';
import { textsIn } from '../lints/texts.ts';
import { slotsOf } from '../text/interpolate.ts';
import { type Met, placeOf, rowIndexOf } from './moves.ts';

/** A text that fills in what only later pages ask or later effects store: no one who reads it has it yet. */
export type Empty = { page: string; path: string; later: string };

type Side = { bundle: Bundle; flow: FlowCore };

/** Of what the page says to everyone, and did not fill in before. */
export function emptyNow(before: Side, after: Side, people: readonly Met[]): Empty[] {
  const turns = turnsOf(after, people);
  return Object.values(after.bundle.pages).flatMap((page) => {
    const known = slotsIn(before.bundle.pages[page.id]);
    const last = turns.get(page.id)?.last;
    if (last === undefined) return [];
    return slotsIn(page)
      .filter((path) => !known.includes(path))
      .flatMap((path) => {
        const writers = writersOf(after.bundle, path);
        const firsts = writers.map((id) => turns.get(id)?.first ?? -1);
        const isLater = writers.length > 0 && firsts.every((first) => first > last);
        return isLater ? [{ page: page.id, path, later: writers.join(', ') }] : [];
      });
  });
}

/** Buttons that ask nothing before what they do, and did: "page: button". */
export function unconfirmedNow(before: Bundle, after: Bundle): string[] {
  return Object.values(after.pages).flatMap(({ id, actions = {} }) =>
    Object.entries(actions).flatMap(([name, { confirm, effects = [] }]) =>
      before.pages[id]?.actions?.[name]?.confirm && !confirm && effects.length > 0 ? [`${id}: ${name}`] : [],
    ),
  );
}

/** What buttons no longer do: "page: button", and the effects that it lost. */
export function undoneNow(before: Bundle, after: Bundle): string[] {
  return Object.values(after.pages).flatMap(({ id, actions = {} }) =>
    Object.entries(actions).flatMap(([name, { effects = [] }]) => {
      const lost = (before.pages[id]?.actions?.[name]?.effects ?? []).filter((one) => !effects.includes(one));
      return lost.length > 0 ? [`${id}: ${name} no longer runs ${lost.join(', ')}`] : [];
    }),
  );
}

/** Messages that go out sooner or later than they did. */
export function delayedNow(before: Bundle, after: Bundle): string[] {
  const was = before.messages?.messages ?? {};
  return Object.entries(after.messages?.messages ?? {}).flatMap(([id, { after: delay }]) => {
    const [old, now] = [delayWords(was[id]?.after), delayWords(delay)];
    return was[id] && old !== now ? [`${id} (${old} → ${now})`] : [];
  });
}

const delayWords = (delay: object | undefined): string =>
  Object.entries(delay ?? {})
    .map(([unit, many]) => `${many} ${unit}`)
    .join(' ') || 'at once';

/** When people are at each page: the numbers of the rows of `derive` that lead there. */
function turnsOf({ flow }: Side, people: readonly Met[]): Map<string, { first: number; last: number }> {
  const turns = new Map<string, { first: number; last: number }>();
  for (const met of people) {
    const page = matchPage(flow, placeOf(flow, met).page)?.page;
    const turn = rowIndexOf(flow, met);
    if (page === undefined || turn < 0) continue;
    const { first = turn, last = turn } = turns.get(page) ?? {};
    turns.set(page, { first: Math.min(first, turn), last: Math.max(last, turn) });
  }
  return turns;
}

function slotsIn(page: Page | undefined): string[] {
  const { title, lead } = page ?? {};
  return textsIn({ title, lead }).flatMap(({ text }) => slotsOf(text).map(({ path }) => path));
}

/** The pages that ask for it, or run an effect that stores it. */
function writersOf(bundle: Bundle, path: string): string[] {
  return Object.values(bundle.pages).flatMap((page) => {
    const asked = Object.values(bind(page)).flatMap((at) => (at ? [[at.entity, ...at.path].join('.')] : []));
    const effects = Object.values(page.actions ?? {}).flatMap((action) => action.effects ?? []);
    const stored = effects.flatMap((name) => effectWord(bundle, name).stores ?? []);
    return [...asked, ...stored].some((one) => `${path}.`.startsWith(`${one}.`)) ? [page.id] : [];
  });
}

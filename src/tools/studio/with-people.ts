/** Draws into the picture of the pages what an edit does to people under way: how many are led from one page to another. */
import type { FlowCore } from '../../engine/content/bundle.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import type { Move, Way } from '../../engine/rehearsal/moves.ts';
import type { Arrow, Drawing } from '../graph/drawing.ts';
import type { Rehearsal } from '../rehearse/rehearse-lender.ts';

const said: Record<Way, string> = {
  BACK: 'led back',
  ENDS: 'ended',
  REOPENS: 'opened again',
  ONWARD: 'led on',
  PAGE: 'see another page',
};

/** @param flow which page an address is of */
export function withPeople(
  drawing: Drawing,
  flow: FlowCore,
  { moves, people, trapped }: Pick<Rehearsal, 'moves' | 'people' | 'trapped'>,
): Drawing {
  const arrows = [...grouped(flow, moves)].map(
    ([, [first, ...rest]]): Arrow => ({
      from: pageOf(flow, first.from.page),
      to: pageOf(flow, first.to.page),
      name: `${rest.length + 1} of ${people} ${said[first.way]}`,
      means: '',
      mark: 'changed',
    }),
  );
  const drawn = new Set(drawing.boxes.map(({ id }) => id));
  const boxes = drawing.boxes.map((box) => {
    const stuck = trapped.get(box.id);
    return stuck ? { ...box, heading: `${box.heading} (${stuck} trapped)`, mark: 'gone' as const } : box;
  });
  const own = arrows.filter(({ from, to }) => drawn.has(from) && drawn.has(to));
  return { ...drawing, boxes, arrows: [...drawing.arrows, ...own] };
}

type Group = [Move, ...Move[]];

function grouped(flow: FlowCore, moves: readonly Move[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const move of moves) {
    const way = [move.way, pageOf(flow, move.from.page), pageOf(flow, move.to.page)].join(' ');
    const others = groups.get(way);
    if (others) others.push(move);
    else groups.set(way, [move]);
  }
  return groups;
}

const pageOf = (flow: FlowCore, path: string) => matchPage(flow, path)?.page ?? path;

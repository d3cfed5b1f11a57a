/** Marks in a picture what differs from an earlier one: in color, and in words for those who see none. */
import type { Arrow, Box, Drawing, Mark } from './drawing.ts';

/** The later drawing with its new and changed parts marked, and those that are gone drawn once more. */
export function markChanges(before: Drawing, after: Drawing): Drawing {
  const boxes = [
    ...after.boxes.map((box) => markedBox(before.boxes, box)),
    ...gone(before.boxes, after.boxes),
  ];
  const arrows = [
    ...after.arrows.map((arrow) => (isAmong(before.arrows, arrow) ? arrow : named(arrow, 'new'))),
    ...before.arrows.filter((arrow) => !isAmong(after.arrows, arrow)).map((arrow) => named(arrow, 'gone')),
  ];
  const marks = [...boxes, ...arrows].flatMap(({ mark }) => mark ?? []);
  const legend = (['new', 'changed', 'gone'] as const)
    .filter((mark) => marks.includes(mark))
    .map((mark) => ({ kind: mark, means: mark }));
  const about = `${after.about} ${marks.length} of what is drawn differs from before.`;
  return { ...after, about, legend: [...after.legend, ...legend], boxes, arrows };
}

function markedBox(before: readonly Box[], box: Box): Box {
  const was = before.find(({ id }) => id === box.id);
  if (was && saysOf(was) === saysOf(box)) return box;
  return headed(box, was ? 'changed' : 'new');
}

function gone(before: readonly Box[], after: readonly Box[]): Box[] {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id)).map((box) => headed(box, 'gone'));
}

function headed(box: Box, mark: Mark): Box {
  return { ...box, heading: `${box.heading} (${mark})`, mark };
}

// The rule of an arrow is a part of it: with another rule it is another arrow.
function isAmong(arrows: readonly Arrow[], { from, to, name, means: rule }: Arrow): boolean {
  return arrows.some((one) => one.from === from && one.to === to && one.name === name && one.means === rule);
}

function named(arrow: Arrow, mark: Mark): Arrow {
  return { ...arrow, name: `${arrow.name} (${mark})`.trim(), mark };
}

function saysOf({ kind, heading, lines, of }: Box): string {
  return JSON.stringify([kind, heading, lines, of]);
}

/** Marks in a picture what differs from an earlier one: in color, and in words for those who see none. */
import type { Arrow, Box, Drawing, Mark } from './drawing.ts';

/** The later drawing with its new and changed parts marked, and those that are gone drawn once more. */
export function markChanges(before: Drawing, after: Drawing): Drawing {
  const boxes = [
    ...after.boxes.map((box) => markedBox(before.boxes, box)),
    ...gone(before.boxes, after.boxes),
  ];
  const arrows = [
    ...after.arrows.map((arrow) => markedArrow(before.arrows, arrow)),
    ...before.arrows.filter((arrow) => !find(after.arrows, arrow)).map((arrow) => named(arrow, 'gone')),
  ];
  const marks = [...boxes, ...arrows].flatMap(({ mark }) => mark ?? []);
  const legend = (['new', 'changed', 'gone'] as const)
    .filter((mark) => marks.includes(mark))
    .map((mark) => ({ kind: mark, means: mark }));
  const about = `${after.about} ${marks.length} of what is drawn differs from before.`;
  return { ...after, about, legend: [...after.legend, ...legend], boxes, arrows };
}

/** What is marked, a line each: "new: start/language", "gone: HMDA → start/hmda". */
export function changesIn({ boxes, arrows }: Drawing): string[] {
  return [
    ...boxes.flatMap(({ id, mark }) => (mark ? [`${mark}: ${id}`] : [])),
    ...arrows.flatMap(({ from, to, mark }) => (mark ? [`${mark}: ${from} → ${to}`] : [])),
  ];
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

// With another rule it is the same arrow, changed; "Otherwise." is what the rows before it leave over, and no rule of its own.
function markedArrow(before: readonly Arrow[], arrow: Arrow): Arrow {
  const was = find(before, arrow);
  if (!was) return named(arrow, 'new');
  return ruleOf(was) === ruleOf(arrow) ? arrow : named(arrow, 'changed');
}

function find(arrows: readonly Arrow[], { from, to, name, means }: Arrow): Arrow | undefined {
  const alike = arrows.filter((one) => one.from === from && one.to === to && one.name === name);
  return alike.find((one) => one.means === means) ?? alike[0];
}

const ruleOf = ({ means }: Arrow) => (means === 'Otherwise.' ? '' : means);

function named(arrow: Arrow, mark: Mark): Arrow {
  return { ...arrow, name: `${arrow.name} (${mark})`.trim(), mark };
}

function saysOf({ kind, heading, lines, of }: Box): string {
  return JSON.stringify([kind, heading, lines, of]);
}

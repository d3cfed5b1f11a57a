/**
 * Takes what is in the boxes of the page, whoever wrote it there: password managers, fillers of forms and scripts set a
 * box without an event, and the page would send what it last heard of. A box tells what was drawn in it: a text by the
 * `value` of its markup, which React keeps so; a choice by `data-drawn`.
 */

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Tells React of every box that shows something else than was drawn, as if a hand had written it; not of `but`, whose own event comes. */
export function readBoxes(root: ParentNode, but?: EventTarget | null): void {
  const boxes = [...root.querySelectorAll<Box>('input, select, textarea')].filter((box) => box !== but);
  // All are looked at before the first is told: what is drawn next empties those that no one knows of.
  const tells = boxes.filter(isOpen).flatMap((box) => toTell(box) ?? []);
  const restore = tells.length > 0 ? toRestore(but) : undefined;
  for (const tell of tells) tell();
  restore?.();
}

/** The same for one box. */
export function readBox(box: Box): void {
  if (isOpen(box)) toTell(box)?.();
}

// The key that is just typed is among what no one knows of.
function toRestore(box: EventTarget | null | undefined): (() => void) | undefined {
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return undefined;
  const { value, selectionEnd } = box;
  return () => {
    if (box.value === value) return;
    setUnseen(box, value);
    if (selectionEnd !== null) box.setSelectionRange(selectionEnd, selectionEnd);
  };
}

function isOpen(box: Box): boolean {
  return !box.disabled && !('readOnly' in box && box.readOnly) && box.type !== 'file';
}

function toTell(box: Box): (() => void) | undefined {
  if (box instanceof HTMLSelectElement) return choice(box);
  if (box.type === 'checkbox' || box.type === 'radio') return mark(box as HTMLInputElement);
  const { value } = box;
  return value === box.defaultValue ? undefined : () => retell(box, value);
}

function choice(box: HTMLSelectElement): (() => void) | undefined {
  const { value } = box;
  const { drawn } = box.dataset;
  if (drawn === undefined || drawn === value) return undefined;
  return () => {
    box.value = value;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

// Of two radio buttons only the one that was chosen tells.
function mark(box: HTMLInputElement): (() => void) | undefined {
  const { checked, type } = box;
  const { drawn } = box.dataset;
  if (drawn === undefined || String(checked) === drawn || (type === 'radio' && !checked)) return undefined;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

// React hears of a box only if it holds another text than React saw last, and it sees what scripts set on the box itself: so
// the old text is set where React sees it, and the new one where it does not.
function retell(box: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  box.value = box.defaultValue;
  setUnseen(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

function setUnseen(box: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
}

/** Moves the focus to the control that a JSON pointer names, however the widget drew it and whatever it is folded in. */
import { fieldOf } from './answers.ts';

const FOCUSABLE = ':is(input:not([type="hidden"]), select, textarea, button):enabled, [tabindex="0"]';
// What must be done before the control itself can be used.
const FIRST = '[data-comes-first]';

/** Focuses the control and shows its label too. Returns whether one was found. */
export function focusField(pointer: string, root: ParentNode = document): boolean {
  const target = findControl(pointer, root);
  if (!target) return false;
  unfold(target);
  target.focus({ preventScroll: true });
  const frame = target.closest('[data-field]') ?? target;
  frame.scrollIntoView?.({ block: frame.clientHeight > 480 ? 'start' : 'center' });
  return true;
}

/** Pointers in the order of the page, as a reader meets them. */
export function inPageOrder<T extends { pointer: string }>(
  issues: readonly T[],
  names: readonly string[],
): T[] {
  const rank = (pointer: string) => names.indexOf(fieldOf(pointer));
  return [...issues].sort((a, b) => rank(a.pointer) - rank(b.pointer));
}

function findControl(pointer: string, root: ParentNode): HTMLElement | null {
  const name = fieldOf(pointer);
  const frame = [...root.querySelectorAll<HTMLElement>('[data-field]')].find(
    (one) => one.dataset.field === name,
  );
  if (!frame) return null;
  const exact = byId(frame, `field-${pointer.slice(1).replaceAll('/', '-')}`);
  const invalid = frame.querySelector<HTMLElement>(`[aria-invalid="true"]`);
  const inner = invalid?.matches(FOCUSABLE)
    ? invalid
    : (invalid?.querySelector<HTMLElement>(FOCUSABLE) ?? null);
  const first = frame.querySelector<HTMLElement>(FIRST);
  return exact ?? inner ?? first ?? frame.querySelector<HTMLElement>(FOCUSABLE);
}

function byId(frame: HTMLElement, id: string): HTMLElement | null {
  const found = frame.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  return found?.matches(FOCUSABLE) ? found : null;
}

/** Opens every fold around a part of the page, so that it can be seen and take the focus. */
export function unfold(part: Element): void {
  const fold = part.closest('details');
  if (!fold) return;
  fold.open = true;
  if (fold.parentElement) unfold(fold.parentElement);
}

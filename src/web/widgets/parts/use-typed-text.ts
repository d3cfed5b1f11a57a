/**
 * Keeps what the borrower typed and the stored value side by side. The text on screen is theirs: it is regrouped
 * while they type (the caret stays with its digit) and settled when they leave; it is never thrown away.
 */
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { caretAfter, typedBefore } from '../typing/caret-after.ts';
import type { Typing } from '../typing/typing.ts';

type Bound<T> = { value: T | undefined; onChange(value: T | undefined): void; onBlur(): void };

/** Props for a text input bound to a value of another form. */
export function useTypedText<T>({ value, onChange, onBlur }: Bound<T>, typing: Typing<T>) {
  const { text, write, rewrite } = useText(value, typing);
  const caret = useCaret();
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    // An input method would lose the word that it composes: it is regrouped once it is done.
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing;
    const next = (isComposing ? undefined : typing.regroup?.(input.value, text)) ?? input.value;
    if (!isComposing) caret.keep(input, next);
    const read = typing.read(next);
    write(next, read);
    onChange(read);
  };
  const composed = ({ currentTarget: { value: typed } }: CompositionEvent<HTMLInputElement>) =>
    rewrite(typing.regroup?.(typed, typed) ?? typed);
  const settle = () => {
    const read = typing.read(text);
    if (read !== undefined) rewrite(typing.show(read));
    onBlur();
  };
  const bound = { ref: caret.ref, value: text, onChange: type, onBlur: settle };
  // Only a regrouped text has separators of ours; the spaces of any other are the borrower's own.
  return typing.regroup ? { ...bound, onKeyDown: stepOverSeparators, onCompositionEnd: composed } : bound;
}

// A value that came from elsewhere replaces the text; the echo of our own change does not. What a text was told as is kept
// beside it, so that its echo draws nothing a second time.
function useText<T>(value: T | undefined, typing: Typing<T>) {
  const shown = () => (value === undefined ? '' : typing.show(value));
  const [{ text, told }, set] = useState(() => ({ text: shown(), told: value }));
  const before = useRef(value);
  useLayoutEffect(() => {
    before.current = value;
  });
  if (!Object.is(before.current, value) && !Object.is(told, value))
    set({ text: Object.is(typing.read(text), value) ? text : shown(), told: value });
  return {
    text,
    write: (next: string, as: T | undefined) => set({ text: next, told: as }),
    rewrite: (next: string) => set((now) => ({ ...now, text: next })),
  };
}

function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const pending = useRef<number | null>(null);
  // Regrouping may give back the very same text; the caret must be put right then, too.
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    if (pending.current === null || document.activeElement !== ref.current) return;
    ref.current?.setSelectionRange(pending.current, pending.current);
    pending.current = null;
  });
  const keep = (input: HTMLInputElement, next: string) => {
    const place = input.selectionStart ?? input.value.length;
    pending.current = next === input.value ? null : caretAfter(next, typedBefore(input.value, place));
    if (pending.current !== null) redraw((count) => count + 1);
  };
  return { ref, keep };
}

// Backspace and Delete remove a digit, never a separator that would come straight back.
function stepOverSeparators(event: KeyboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const start = input.selectionStart ?? 0;
  const step = { Backspace: -1, Delete: 1 }[event.key];
  if (!step || start !== input.selectionEnd || input.type !== 'text') return;
  let place = start;
  const next = () => input.value.charAt(step < 0 ? place - 1 : place);
  while (/[,()\s]/.test(next()) || (next() === '-' && /^[\d(]/.test(input.value))) place += step;
  if (place !== start) input.setSelectionRange(place, place);
}

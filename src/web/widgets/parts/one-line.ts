/** How one line of text is stored: without the spaces around it, and nothing when it is empty. */
import type { Typing } from '../typing/typing.ts';

export const oneLine: Typing<string> = {
  show: (value) => value,
  read: (typed) => typed.trim() || undefined,
};

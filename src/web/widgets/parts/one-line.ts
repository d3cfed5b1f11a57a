/** How one line of text is stored: in plain characters without the spaces around it, and nothing when it is empty. */
import { cleanText } from '../../../engine/text/clean-text.ts';
import type { Typing } from '../typing/typing.ts';

export const oneLine: Typing<string> = {
  show: (value) => value,
  read: (typed) => cleanText(typed) || undefined,
};

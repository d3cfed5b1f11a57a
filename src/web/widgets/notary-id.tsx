/** The short code that names a notary or a session. Letters become capitals; the answer is the text without spaces. */

import { cleanText } from '../../engine/text/clean-text.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { TypedInput } from './parts/typed-input.tsx';
import type { Typing } from './typing/typing.ts';

const typing: Typing<string> = {
  show: (value) => value,
  read: (typed) => cleanText(typed).replace(/\s/g, '').toUpperCase() || undefined,
  regroup: (typed) => typed.toUpperCase(),
};

export function NotaryId(props: WidgetProps<string>) {
  return <TypedInput of={props} typing={typing} look={{ className: 'hl-number hl-short hl-spaced' }} />;
}

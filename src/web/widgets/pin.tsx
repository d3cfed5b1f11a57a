/** A short secret number or word from a letter, for example a credit bureau PIN. Letters and digits, wide apart. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { TypedInput } from './parts/typed-input.tsx';
import type { Typing } from './typing/typing.ts';

export const pin: Widget = { name: 'pin', layout: 'field', Component: Pin };

const typing: Typing<string> = {
  show: (value) => value,
  read: (typed) => typed.replace(/\s/g, '') || undefined,
};

function Pin(props: WidgetProps<string>) {
  return <TypedInput of={props} typing={typing} look={{ className: 'hl-number hl-short hl-spaced' }} />;
}

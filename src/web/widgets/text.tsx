/** One line of text. The answer is the text without spaces around it; an emptied field has no answer. */
import { autocomplete } from './parts/autocomplete.ts';
import { textOption } from './parts/option.ts';
import { TypedInput } from './parts/typed-input.tsx';
import type { Typing } from './parts/use-typed-text.ts';
import type { Widget, WidgetProps } from './widget.ts';

export const text: Widget = { name: 'text', layout: 'field', Component: Text };

const typing: Typing<string> = { show: (value) => value, read: (typed) => typed.trim() || undefined };

function Text(props: WidgetProps<string>) {
  const placeholder = textOption(props.options, 'placeholder');
  return <TypedInput of={props} typing={typing} look={{ autoComplete: autocomplete(props), placeholder }} />;
}

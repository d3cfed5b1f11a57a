/** One line of text. The answer is the text without spaces around it; an emptied field has no answer. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { autocomplete } from './parts/autocomplete.ts';
import { oneLine } from './parts/one-line.ts';
import { TypedInput } from './parts/typed-input.tsx';

export const text: Widget = { name: 'text', layout: 'field', Component: Text };

function Text(props: WidgetProps<string>) {
  return <TypedInput of={props} typing={oneLine} look={{ autoComplete: autocomplete(props) }} />;
}

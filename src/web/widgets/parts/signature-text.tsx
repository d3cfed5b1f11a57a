/** The text field of a signature: never filled in by the browser, for the act of typing is what signs. */
import type { Widget, WidgetProps } from '../../platform/data/widget.ts';
import { oneLine } from './one-line.ts';
import { TypedInput } from './typed-input.tsx';

export const signatureText: Omit<Widget, 'name'> = { layout: 'field', Component: SignatureText };

function SignatureText(props: WidgetProps<string>) {
  return <TypedInput of={props} typing={oneLine} look={{ autoComplete: 'off' }} />;
}

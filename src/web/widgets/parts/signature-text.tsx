/** The text field of a signature: never filled in by the browser, for the act of typing is what signs. */
import type { Widget, WidgetProps } from '../widget.ts';
import { TypedInput } from './typed-input.tsx';
import type { Typing } from './use-typed-text.ts';

export const signatureText: Widget = { name: 'signature-text', layout: 'field', Component: SignatureText };

const typing: Typing<string> = { show: (value) => value, read: (typed) => typed.trim() || undefined };

function SignatureText(props: WidgetProps<string>) {
  return <TypedInput of={props} typing={typing} look={{ autoComplete: 'off' }} />;
}

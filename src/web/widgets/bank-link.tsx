/** Connecting the bank account that receives the money or pays the line. See LinkLogin for the answer. */
import type { JsonObject } from '../platform/data/json.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { LinkLogin } from './link-login.tsx';
import { bankWords } from './parts/link-words.ts';

export function BankLink(props: WidgetProps<JsonObject, 'bank-link'>) {
  return <LinkLogin of={props} words={bankWords} />;
}

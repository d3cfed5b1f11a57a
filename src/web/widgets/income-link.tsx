/** Connecting a payroll provider, an employer or a tax account to verify income. See LinkLogin for the answer. */
import type { JsonObject } from '../platform/data/json.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { LinkLogin } from './link-login.tsx';
import { incomeWords } from './parts/link-words.ts';

export function IncomeLink(props: WidgetProps<JsonObject, 'income-link'>) {
  return <LinkLogin of={props} words={incomeWords} />;
}

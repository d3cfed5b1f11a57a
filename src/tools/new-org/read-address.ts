/** Reads a US address from one line: "12 Mill Lane, Suite 4, Reno, NV 89501". */
import { unsafeText } from '../../engine/lints/unsafe-text.ts';

export type Address = { street1: string; street2?: string; city: string; state: string; zip: string };

/** Undefined when it cannot be understood. */
export function readAddress(typed: string): Address | undefined {
  if (unsafeText(typed).length > 0 || /[<>{}]/.test(typed)) return undefined;
  const parts = typed.split(',').map((part) => part.trim());
  const [, state = '', zip = ''] = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/i.exec(parts.at(-1) ?? '') ?? [];
  const [street1 = '', ...rest] = parts.slice(0, -1);
  const city = rest.pop() ?? '';
  if (!state || !street1 || !city || rest.length > 1) return undefined;
  const [street2] = rest;
  return { street1, ...(street2 ? { street2 } : {}), city, state: state.toUpperCase(), zip };
}

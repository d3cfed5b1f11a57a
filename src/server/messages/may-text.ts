/** Which phone numbers we text: those that a borrower of a US home has, and none that costs the sender more than a text (toll fraud). */
import { usPhone } from '../../engine/answers/formats/us-phone.ts';
import type { Limits } from '../../types/limits.ts';

/** @param phone as it is stored (+1NXXNXXXXXX) or as people write it */
export function mayText({ texts }: Pick<Limits, 'texts'>, phone: string): boolean {
  const [, digits = ''] = /^(?:\+?1)?(\d{10})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  const [area, exchange] = [digits.slice(0, 3), digits.slice(3, 6)];
  const isClosed =
    Object.values(texts.closedAreas).flat().includes(area) || texts.closedExchanges.includes(exchange);
  return usPhone(`+1${digits}`) && !isClosed;
}

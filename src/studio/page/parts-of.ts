/** Reads of a page's JSON what an edit needs to know; what has another shape counts as empty. */
import { isRecord } from '../../engine/facts/facts.ts';

export type Part = Readonly<Record<string, unknown>>;

export const partOf = (value: unknown): Part => (isRecord(value) ? value : {});
export const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const blocksOf = ({ content }: Part): Part[] => (Array.isArray(content) ? content.map(partOf) : []);

/** The order of the page's questions, where it names one. */
export function orderOf({ ui }: Part): string[] | undefined {
  const order = partOf(ui)['ui:order'];
  return Array.isArray(order) ? order.map(String) : undefined;
}

/** The forms that list their questions, by their place in `content`. */
export function listsOf(page: Part): Array<[number, string[]]> {
  return blocksOf(page).flatMap(
    ({ block, fields }, index): Array<[number, string[]]> =>
      block === 'form' && Array.isArray(fields) ? [[index, namesIn(fields)]] : [],
  );
}

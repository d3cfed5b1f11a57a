/** The questions that stand ready for a borrower who has not asked any: those of the page, of its step, or the usual ones. */
import type { Faq } from '../../types/faq.ts';

/** Names of entries, three or four. @param page where the borrower is: `heloc/income/review` */
export function suggested({ suggests }: Pick<Faq, 'suggests'>, page = ''): string[] {
  const { always, at = {} } = suggests;
  const [nearest] = Object.keys(at)
    .filter((place) => isAt(place, page))
    .sort((one, other) => other.length - one.length);
  return (nearest !== undefined && at[nearest]) || always;
}

/** Whether a place names a page: itself, or by the beginning that stands before its star. */
export function isAt(place: string, page: string): boolean {
  return place.endsWith('*') ? page.startsWith(place.slice(0, -1)) : page === place;
}

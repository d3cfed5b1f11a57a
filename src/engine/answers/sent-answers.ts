/** What a page sends when it is submitted, and so what its buttons are judged by, in the browser and at the server. */
import type { BrowserPage } from '../content/bundle.ts';

/** An answer for each field that is shown, undefined for an emptied one: it hides what is stored in its place. */
export function sentAnswers(
  { fields }: Pick<BrowserPage, 'fields'>,
  shown: ReadonlySet<string>,
  answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(fields).filter((name) => shown.has(name));
  return Object.fromEntries(names.map((name) => [name, answers[name]]));
}

/** Turns checked boxes into consent rows: the text as shown, filled in, with its version and language. */

import type { CompiledPage } from '../../engine/content/bundle.ts';
import type { Facts } from '../../engine/facts/facts.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { Consent } from '../application/application-scope.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { spokenLanguage } from '../platform/language/spoken.ts';
import type { Judged } from './judge-answers.ts';

export async function addConsents(
  store: { add(consent: Consent): Promise<void> },
  page: CompiledPage,
  judged: Judged,
  facts: Facts,
): Promise<void> {
  for (const consent of givenConsents(page, judged, facts)) await store.add(consent);
}

/** Only what was shown and checked counts. @param opened when each document was opened, in milliseconds since 1970 */
export function givenConsents(
  page: CompiledPage,
  { data, shown }: Judged,
  facts: Facts,
  opened: Readonly<Record<string, number>> = {},
): Consent[] {
  return Object.entries(page.consents ?? {})
    .filter(([field]) => shown.has(field) && data[field] === true)
    .map(([field, { type, version, text, opens }]) => {
      const language = page.language === undefined ? spokenLanguage() : undefined;
      const consent = { type, version, text: interpolate(text, facts), ...(language && { language }) };
      return opens ? { ...consent, openedAt: openedAt(opened, opens.document, field) } : consent;
    });
}

// A borrower cannot agree to what their device has not been shown to open.
function openedAt(opened: Readonly<Record<string, number>>, name: string, field: string): number {
  const at = Object.hasOwn(opened, name) ? opened[name] : undefined;
  if (at !== undefined) return at;
  throw refuseField(field, says('page.openFirst'));
}

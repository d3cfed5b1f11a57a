/** Turns ticked boxes into consent rows: the text as it was shown, filled in, with its version. */
import type { CompiledPage } from '../../engine/bundle.ts';
import type { Facts } from '../../engine/facts.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { Consent } from '../effects/effect.ts';
import type { Judged } from './judge-answers.ts';

export async function addConsents(
  store: { add(consent: Consent): Promise<void> },
  page: CompiledPage,
  judged: Judged,
  facts: Facts,
): Promise<void> {
  for (const consent of givenConsents(page, judged, facts)) await store.add(consent);
}

/** Only what was shown and ticked counts. */
export function givenConsents(page: CompiledPage, { data, shown }: Judged, facts: Facts): Consent[] {
  return Object.entries(page.consents ?? {})
    .filter(([field]) => shown.has(field) && data[field] === true)
    .map(([, { type, version, text }]) => ({ type, version, text: interpolate(text, facts) }));
}

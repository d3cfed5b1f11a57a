/** Where a one-time code goes: the address typed on this page, else the one in the profile. Shown half hidden. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { OtpOptions } from '../../../types/widget-options.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import { showPhone } from '../typing/show-phone.ts';

type Target = { body: { email: string } | { phone: string }; shown: string };

/** Null when the address is not known yet. */
export function otpTarget(
  { channel = 'email' }: OtpOptions,
  answers: JsonObject,
  facts: JsonObject,
): Target | null {
  const profile = isRecord(facts.profile) ? facts.profile : {};
  const known = answers[channel] ?? profile[channel];
  if (typeof known !== 'string' || known === '') return null;
  return channel === 'phone'
    ? { body: { phone: known }, shown: showPhone(known).replace(/\(\d{3}\) \d{3}/, '(•••) •••') }
    : { body: { email: known }, shown: known.replace(/^(.).*@/, '$1•••@') };
}

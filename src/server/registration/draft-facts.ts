/** What rules may read before there is an application: the answers so far, at the places of the later facts. */
import { type Facts, isRecord } from '../../engine/facts/facts.ts';
import type { RegistrationDraft } from './draft-store.ts';

/** The account of a signed-in borrower wins over what was typed before the login. */
export function draftFacts({ body, known }: Pick<RegistrationDraft, 'body' | 'known'>): Facts {
  const { entities, origin } = body;
  const { profile: typed = {}, application = {}, ...others } = entities;
  const profile = { ...typed, ...known?.profile };
  const address = Array.isArray(profile.addresses) ? profile.addresses.find(isRecord) : undefined;
  const location = isRecord(address?.location) ? address.location : {};
  const property = { ...(isRecord(application.property) ? application.property : {}), state: location.state };
  return {
    ...others,
    profile,
    application: {
      ...application,
      property,
      ...(origin.referrer && { referrer: { referrerUuid: origin.referrer } }),
      ...(body.invited && { invited: true }),
      ...(known?.sameHome && { sameHome: known.sameHome }),
      ...(known?.mostOpen && { mostOpen: known.mostOpen }),
    },
    address: address ?? {},
  };
}

/** What rules may know before there is an application: the answers so far, in the places where facts will have them. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Facts } from '../application/application-scope.ts';
import type { RegistrationDraft } from './draft-store.ts';

/** What the account of somebody signed in says of them wins over what was typed before they were. */
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
      ...(known?.sameHome && { sameHome: known.sameHome }),
    },
    address: address ?? {},
  };
}

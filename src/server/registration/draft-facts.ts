/** What rules may know before there is an application: the answers so far, in the places where facts will have them. */
import { isRecord } from '../../engine/facts.ts';
import type { Facts } from '../effects/effect.ts';
import type { DraftBody } from './draft-store.ts';

export function draftFacts({ entities, origin }: DraftBody): Facts {
  const { profile = {}, application = {}, ...others } = entities;
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
    },
    address: address ?? {},
  };
}

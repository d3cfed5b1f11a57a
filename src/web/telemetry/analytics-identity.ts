/** Who an event is about, without saying who that is (B9): product, application, additional signer, environment. */
import { PRODUCT_TYPE } from '../../engine/telemetry/allowed.ts';
import type { ShellProfile } from '../api/use-shell-profile.ts';
import { applicationOf } from '../journey/site-map.ts';

export type AnalyticsIdentity = {
  productType: string;
  environment: string;
  appUuid?: string;
  additionalSignerUuid?: string;
};

/** `path` is below the base path. Only an additional signer is named, by the identifier of the account. */
export function analyticsIdentity(
  path: string,
  environment: string,
  profile?: Pick<ShellProfile, 'uuid' | 'profileType'>,
): AnalyticsIdentity {
  const appUuid = applicationOf(path);
  const signer = profile?.profileType === 'CO_DEEDER' ? profile.uuid : undefined;
  return {
    productType: PRODUCT_TYPE,
    environment,
    ...(appUuid && { appUuid }),
    ...(signer && { additionalSignerUuid: signer }),
  };
}

/** Who an event is about, without naming the person (ACC-B9): product, application, additional signer, environment. */

import { applicationOf } from '../../../engine/journey/place.ts';
import { PRODUCT_TYPE } from '../../../engine/telemetry/event-shape.ts';

export type AnalyticsIdentity = {
  productType: string;
  environment: string;
  appUuid?: string;
  additionalSignerUuid?: string;
};

/**
 * `path` is below the base path. `signer`: the account of an additional signer by the rules; no one else is
 * identified.
 */
export function analyticsIdentity(path: string, environment: string, signer?: string): AnalyticsIdentity {
  const appUuid = applicationOf(path);
  return {
    productType: PRODUCT_TYPE,
    environment,
    ...(appUuid && { appUuid }),
    ...(signer && { additionalSignerUuid: signer }),
  };
}

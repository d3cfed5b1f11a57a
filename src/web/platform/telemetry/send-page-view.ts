/** One page view (ACC-B9): context external, product type HELOC, the address without identifiers. */
import { PAGE_CONTEXT, PATH, PRODUCT_TYPE, pathPattern } from '../../../engine/telemetry/event-shape.ts';
import type { Send } from '../api/transport/client.ts';
import { trackerId } from '../api/transport/token.ts';
import type { AnalyticsIdentity } from './analytics-identity.ts';

const ADDRESS = '/service-optimize/external/api/v1/page-view';
const OTHER = '/';

/** Reports an address of another shape as the root: its content is private. */
export function sendPageView(send: Send, path: string, identity: AnalyticsIdentity): void {
  const pattern = pathPattern(path);
  const body = {
    context: PAGE_CONTEXT,
    productType: PRODUCT_TYPE,
    path: new RegExp(PATH).test(pattern) ? pattern : OTHER,
    identity,
    tracker: trackerId(),
  };
  send({ method: 'POST', path: ADDRESS, body, keepalive: true }).catch(() => undefined);
}

/** Finds where a lender's pages stand, for messages that no request triggers. */
import type { Org } from '../../../types/org.ts';
import { basePath } from '../../http/calls/base-path.ts';
import type { World } from '../../platform/world/world.ts';

/** The address of a path below the product's own. The sandbox shows every lender on one host. */
export function siteAddress(
  { mode, origin }: World,
  { code, hosts = [], baseUrl = '' }: Org,
  path: string,
): string {
  if (mode === 'sandbox') return `${origin}${basePath}${path}${path.includes('?') ? '&' : '?'}org=${code}`;
  const [host] = hosts;
  return `${host ? `https://${host}` : baseUrl.replace(/\/+$/, '')}${basePath}${path}`;
}

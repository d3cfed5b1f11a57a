/** Where a lender's pages may connect beside our own server: to the provider whose library may carry its chat, and to no one else. */
import type { OrgContent } from '../../../content/loaded/content.ts';
import { decideFlags } from '../../platform/flags/decide-flags.ts';
import type { World } from '../../platform/world/world.ts';

/** Libraries that talk to their provider themselves, by its region. What our server carries or relays has none. */
const hosts: Record<string, (region: string) => string[]> = {
  twilio: (region) => [`wss://tsock.${region}.twilio.com`, `https://mcs.${region}.twilio.com`],
};

type Lender = Pick<OrgContent, 'org' | 'site'>;

/**
 * The content security policy of the lender's pages, from the one of all answers. In the sandbox our own server plays the provider,
 * also for who names one in the address.
 */
export function allowChat(policy: string, lender: Lender, mode: World['mode']): string {
  const { enabled, region = 'us1' } = lender.org.chat ?? {};
  if (mode === 'sandbox' || enabled !== true) return policy;
  const more = [...carriersOf(lender)].flatMap((carrier) => hosts[carrier]?.(region) ?? []);
  return more.length === 0 ? policy : policy.replace("connect-src 'self'", `$& ${more.join(' ')}`);
}

/** The lender's own, and every one that the flag may choose: which variant a visitor has is not known yet. */
function carriersOf(lender: Lender): Set<string> {
  const key = lender.site.chat?.provider ?? '';
  const [flag] = decideFlags(lender, {}, [key]);
  const flagged = flag?.enabled ? (flag.variables ?? []).filter((one) => one.key === 'provider') : [];
  const variants = flag?.enabled ? Object.values(lender.site.flags?.[key]?.variants ?? {}) : [];
  const all = [
    lender.org.chat?.provider,
    ...flagged.map(({ defaultValue }) => defaultValue),
    ...variants.map(({ variables }) => variables?.provider),
  ];
  return new Set(all.filter((one) => one !== undefined));
}

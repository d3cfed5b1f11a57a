/** Opens a party's company against its stand-in, as the server opens it. */
import { type OverHttp, partiesOverHttp } from '../../src/server/platform/parties/over-http.ts';
import type { AskedParties } from '../../src/server/platform/parties/parties.ts';
import { readPartySettings } from '../../src/server/platform/parties/party-settings.ts';
import { folder } from '../parties/mock-parties.ts';

/** @param env the settings that an operator would give */
export function openCompany(
  env: Record<string, string>,
  options: Partial<Omit<OverHttp, 'settings'>> = {},
): Promise<AskedParties> {
  return partiesOverHttp({ settings: readPartySettings(env), folder, patienceMs: 1_500, ...options });
}

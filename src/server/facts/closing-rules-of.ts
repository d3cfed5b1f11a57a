/** What the state of the home and its use ask of the closing. */
import { type ClosingRules, closingRules } from '../../engine/finance/closing-rules.ts';
import { homeOf } from './home-of.ts';
import { lenderOf } from './lender.ts';
import type { Parent } from './parent-of.ts';

type Place = Pick<Parent, 'world' | 'entities'> & { application: { orgCode: string } };

export async function closingRulesOf({ world, entities, application }: Place): Promise<ClosingRules> {
  const { decisions } = lenderOf(world, application.orgCode);
  const { occupancy = '', location } = await homeOf({ entities });
  return closingRules(decisions, location?.state ?? '', occupancy);
}

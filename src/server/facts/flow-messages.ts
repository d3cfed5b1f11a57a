/** Lists what a lender's flow writes to its borrowers, with everything that its words may name. */
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { Messages } from '../../types/messages.ts';
import type { Org } from '../../types/org.ts';
import type { Site } from '../../types/site.ts';
import { inLanguage } from '../platform/language/in-language.ts';
import type { World } from '../platform/world/world.ts';

export type FlowMessages = { flow: CompiledFlow; messages: Messages; site: Site; org: Org };

/**
 * Undefined where the flow writes no messages.
 * @param flowId of the application; without it, the lender's flow that writes some
 * @param language in which the borrower reads
 */
export function flowMessagesOf(
  { content }: World,
  orgCode: string,
  { flowId, language }: { flowId?: string; language?: string | undefined } = {},
): FlowMessages | undefined {
  const lender = content.orgs[orgCode];
  if (!lender) return undefined;
  const { data, flows, site, org } = inLanguage(lender, language);
  const [id = '', found] =
    Object.entries(data).find(([id, { messages }]) => messages && (flowId ?? id) === id) ?? [];
  const flow = flows[id];
  if (!flow || !found?.messages) return undefined;
  return { flow, messages: found.messages, site, org };
}

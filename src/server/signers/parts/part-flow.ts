/** The flow of a co-owner's part in an application: the one that says which flow it is a part of. */
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import { outOfService } from '../../platform/errors/out-of-service.ts';
import type { World } from '../../platform/world/world.ts';

/** Throws where the lender has no flow for the parts of `flowId`: that is broken content, not a borrower's mistake. */
export function partFlow({ content }: World, orgCode: string, flowId: string): CompiledFlow {
  if (Object.hasOwn(content.outOfService, orgCode)) throw outOfService();
  const flows = Object.values(content.orgs[orgCode]?.flows ?? {});
  const found = flows.find(({ flow }) => flow.partOf === flowId);
  if (!found) throw new Error(`No flow of "${orgCode}" says that it is a part of "${flowId}".`);
  return found;
}

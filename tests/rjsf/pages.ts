/** The pages that stock RJSF is asked about: every page of every flow of the product's own lender, and those that lenders patch. */
import type { CompiledPage } from '../../src/engine/content/bundle.ts';
import { productContent } from '../product.ts';

const { orgs } = productContent();
const own = orgs.default;

/** "flow/page", with the lender's code before it where its page differs from the product's. */
export const judgedPages = Object.values(orgs).flatMap((org) =>
  Object.entries(org.flows).flatMap(([flowId, flow]) =>
    Object.entries(flow.pages)
      .filter(
        ([id, page]) => Object.keys(page.fields).length > 0 && (org === own || isPatched(flowId, id, page)),
      )
      .map(([id, page]) => ({ name: `${org === own ? '' : `${org.code} `}${flowId}/${id}`, page, flow })),
  ),
);

function isPatched(flowId: string, id: string, page: CompiledPage): boolean {
  const before = own?.flows[flowId]?.pages[id];
  const said = ({ display, authored, ui, when, requiredWhen }: CompiledPage) =>
    JSON.stringify([display, authored, ui, when, requiredWhen]);
  return before === undefined || said(before) !== said(page);
}

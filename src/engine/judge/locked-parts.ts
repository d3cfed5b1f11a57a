/** Lists the parts of a page that stay as they are for every lender, whatever the page gives away beside them. */
import type { Block, Page } from '../../types/page.ts';
import type { JsonSchema } from '../content/bundle.ts';
import { displayed } from '../content/resolve-refs.ts';

type Domain = Readonly<Record<string, JsonSchema>>;

/**
 * Names of fields, blocks and buttons, and the page's own keys: what the page locks by name; every consent; every box that must
 * be checked; every sealed answer; the groups that hold such a box or answer, for their words say what is agreed to; and buttons
 * that act without answers, such as one that withdraws the application.
 */
export function lockedParts(page: Page, domain: Domain): Set<string> {
  const fields = Object.entries(page.schema?.properties ?? {});
  const grave = fields.flatMap(([name, field]) => {
    const { const: only, sealed } = displayed(field, domain);
    return only !== undefined || sealed === true ? [name] : [];
  });
  const groups = (page.content ?? []).flatMap((block) => (holds(block, grave) ? (block.id ?? []) : []));
  const acting = Object.entries(page.actions ?? {}).flatMap(([name, action]) =>
    action.do === 'call' ? [name] : [],
  );
  return new Set([
    ...(page.locked ?? []),
    ...Object.keys(page.consents ?? {}),
    ...grave,
    ...groups,
    ...acting,
  ]);
}

function holds(block: Block, fields: readonly string[]): boolean {
  return block.block === 'form' && (block.fields ?? []).some((field) => fields.includes(field));
}

/** Whether an address below the base path belongs to the product: a page of a flow, or a place that site.json names. */
import type { OrgContent } from '../../../content/loaded/content.ts';
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import { matchPage } from '../../../engine/journey/match-page.ts';
import { ownRedirect } from '../../../engine/journey/own-redirect.ts';
import { redirectOf } from '../../../engine/journey/redirect.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** @param path begins with a slash and has no query */
export function isDeclared({ flows, site }: OrgContent, path: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  const named = [
    '/',
    ...(site.publicPaths ?? []),
    ...Object.values(site.links ?? {}),
    ...Object.values(site.menus ?? {}).flatMap((menu) => menu.map(({ to }) => to)),
  ];
  return (
    named.includes(clean) ||
    redirectOf(site.redirects, clean) !== undefined ||
    Object.values(flows).some((flow) => !flow.phases && hasPage(flow, clean))
  );
}

function hasPage(flow: CompiledFlow, path: string): boolean {
  const base = flow.flow.basePath === '/' ? '' : flow.flow.basePath;
  const pattern = new RegExp(`^${base.replace('{uuid}', uuid)}(?:/(.*))?$`, 'i');
  const match = pattern.exec(withoutLead(base, path));
  return match !== null && ((match[1] ?? '') === '' ? base !== '' : leadsOn(flow, match[1] ?? ''));
}

// An application opens wherever its identifier is in the address.
function withoutLead(base: string, path: string): string {
  return base === '/{uuid}' ? path.replace(new RegExp(`^(?:/[^/]+)*?(?=/${uuid}(?:/|$))`, 'i'), '') : path;
}

function leadsOn(flow: CompiledFlow, path: string): boolean {
  return matchPage(flow, path) !== undefined || ownRedirect(flow.flow, path) !== undefined;
}

/** The pages to which the end of a session may lead: those behind the site's links to its logins and to the registration. */
import type { OrgContent } from '../../content/loaded/content.ts';
import { matchPage } from '../../engine/journey/match-page.ts';

export function doorsOf({ site, flows }: OrgContent): string[] {
  const { login, signerLogin, register } = site.links ?? {};
  return [login, signerLogin, register].flatMap((link) =>
    Object.values(flows).flatMap((flow) => {
      const base = flow.flow.basePath.replace(/\/$/, '');
      if (!link?.startsWith(base)) return [];
      return matchPage(flow, link.slice(base.length + 1) || 'index')?.page ?? [];
    }),
  );
}

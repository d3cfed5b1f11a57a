/** Addresses of the shell's places (flows/site.json, links), below the base path. They come with the page itself. */
import type { SiteLinks } from '../../../types/site.ts';
import { useOrg } from './org-context.ts';

/** Place -> path. */
export function useShellLinks(): SiteLinks {
  return useOrg().site.links;
}

/** Some lenders take only borrowers whom a broker has sent. */
import type { OrgContent } from '../../content/loaded/content.ts';
import { closedTo } from '../../engine/journey/closed-to.ts';
import type { Client } from './client.ts';
import { registration } from './drive.ts';

/** The query with which a referred borrower comes to the first page. */
export const referred = '?referrer=gallery';

/** Lets the registration's draft keep a referrer where the lender needs one. @returns whether it does */
export async function comesReferred(client: Client, { site, org }: OrgContent): Promise<boolean> {
  const path = site.links?.register ?? '';
  const isNeeded = closedTo(site, { path, organization: org.organization, referred: false });
  if (isNeeded) await client.expect('GET', `${registration}${referred}`);
  return isNeeded;
}

/** Whether a lender takes applications from the street at an address (SPEC-1.3; ACC-B13). Site data decides. */
import type { Org } from '../../types/org.ts';
import type { Closed } from '../../types/site.ts';

export type Visit = {
  /** Below the base path. */
  path: string;
  organization: Org['organization'] | string | undefined;
  /** Whether a loan officer or broker referred the visitor. */
  referred: boolean;
};

/** True where the not-accepting page replaces the page. */
export function closedTo(
  site: { closed?: Closed } | undefined,
  { path, organization, referred }: Visit,
): boolean {
  const closed = site?.closed;
  if (!closed?.organizations.some((kind) => kind === organization)) return false;
  const plain = path.replace(/\/+$/, '') || '/';
  return closed.paths.includes(plain) || (!referred && (closed.unlessReferred ?? []).includes(plain));
}

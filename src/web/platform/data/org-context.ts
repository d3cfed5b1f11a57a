/** Provides the injected lender data to components. */
import { createContext, useContext } from 'react';
import type { OrgData } from './org.ts';

export const OrgContext = createContext<OrgData | undefined>(undefined);

/** The lender whose page this is. */
export function useOrg(): OrgData {
  const org = useContext(OrgContext);
  if (!org) throw new Error('No organization data: wrap the component in OrgContext');
  return org;
}

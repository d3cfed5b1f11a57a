/** Hands the injected organisation data to components, and its facts to rules and texts. */
import { createContext, useContext } from 'react';
import type { Facts } from './json.ts';
import type { OrgData } from './org.ts';

export const OrgContext = createContext<OrgData | undefined>(undefined);

/** The organisation whose page this is. */
export function useOrg(): OrgData {
  const org = useContext(OrgContext);
  if (!org) throw new Error('No organisation data: wrap the component in OrgContext');
  return org;
}

/** The root `org` of the facts: company and footer fields side by side, then pricing, settings and toggles. */
export function orgFacts(org: OrgData): Facts {
  const { companyInfo, footer, products } = org.orgMetaData;
  return {
    ...footer,
    ...companyInfo,
    code: org.orgCode,
    brand: org.orgBrand,
    mode: org.mode,
    products,
    pricing: org.orgPricingData,
    settings: org.productSettings,
    toggles: org.publicFeatureToggles,
  };
}

/** The lender's data as the server injects it into the page (SPEC-1.2). Read once, never changed. */
import type { FlowRoles } from '../../../engine/content/flow-roles.ts';
import type { Brand } from '../../../engine/theme/brand-colors.ts';
import type { OrgChat, OrgTheme } from '../../../types/org.ts';
import type { SiteLinks, SiteWords } from '../../../types/site.ts';
import type { JsonObject } from './json.ts';
import type { Says } from './say.ts';
import type { Source } from './visit-source.ts';

/** The lender's name, contacts and logo. */
export type CompanyInfo = {
  companyName: string;
  companyNameShort: string;
  companyProduct?: string;
  email?: string;
  phoneFormatted?: string;
  supportPhoneNumber?: { number: string };
  supportHoursText?: string;
  allowNewYork?: boolean;
  logoUrl?: string;
  /** The same for a dark surface. Without one the logo has a white plate. */
  logoInTheDarkUrl?: string;
  logoAlt?: string;
  logoRedirect?: string;
  companyAddress?: { street1: string; street2?: string; city: string; state: string; zip: string };
  allowRegulatorReview?: boolean;
  organization?: string;
  publicFeatureToggles?: Record<string, unknown>;
  [field: string]: unknown;
};

/** What the footer says beyond the product's own disclosures. */
export type FooterInfo = {
  /** Paths where nothing is disclosed; one ending in * stands for all that begin with it. */
  without?: readonly string[];
  /** Paths where all disclosures stand open on a wide screen, as long as the address names no step. */
  whole?: readonly string[];
  /** How many disclosures stand open on every page. */
  leading?: number;
  companyName?: string;
  companyNMLS?: string;
  companyNmlsURL?: string;
  termsOfUseUrl?: string;
  privacyPolicyUrl?: string;
  privacyLinkIsExternal?: boolean;
  licensesUrl?: string;
  companyLegalUrl?: string;
  footerImage?: string;
  /** The site's own disclosures with this lender's figures filled in. */
  disclosures?: { id: string; text: string }[];
  /** Whether the credit union administration's logo shows. */
  creditUnionLogo?: boolean;
  disclosureCopy?: string;
  extraLinks?: { type: string; name: string; url: string }[];
  [field: string]: unknown;
};

/** Everything that the page receives before the application starts. */
export type OrgData = {
  baseUrl: string;
  canonicalOrgCode: string;
  orgBrand: string;
  orgCode: string;
  orgMetaData: { companyInfo: CompanyInfo; products: unknown; footer: FooterInfo };
  orgPricingData: JsonObject;
  productSettings: JsonObject;
  publicFeatureToggles: Record<string, unknown>;
  /** What the server has decided alike for every visitor, or every one of the kind in `for`: entries of the decision call's answer. */
  decisions?: unknown[];
  /** Colors, corners, and how the logo's mark moves while something loads. */
  theme: Brand & Pick<OrgTheme, 'loader' | 'radius' | 'font' | 'scheme' | 'density' | 'drawings'>;
  links?: Record<string, string>;
  /** The product's flows by what they are for. */
  flows: FlowRoles;
  /** Places and words of the shell: needed before any content has come, and when none comes. */
  site: { links: SiteLinks; words: SiteWords; keepQuery?: string[]; source?: Source };
  /** The lender's own settings of the chat. */
  chat?: OrgChat;
  licensedStates?: string[];
  isProductBrand?: boolean;
  contentHash: string;
  /** Sentences of the shell: room -> name -> sentence. */
  says?: Says;
  /** The tag of the language that everything here is in. */
  language?: string;
  /** Tag -> a language that the lender speaks, in its own words. */
  languages?: Record<string, { name: string; locale: string; offer: string; untranslated: string }>;
  basePath: string;
  mode: 'sandbox' | 'production';
};

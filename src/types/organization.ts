/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Location } from './address.ts';
import type { FooterImage } from './enumerations.ts';

/** White-label data injected into the page before the application starts. */
export interface Organization {
  /** Address of the site. */
  baseUrl?: string;
  /** Canonical code. */
  canonicalOrgCode?: string;
  /** Brand. */
  orgBrand?: string;
  /** Code. */
  orgCode: string;
  /** Everything shown about the lender. */
  orgMetaData?: {
    /** The company. */
    companyInfo?: {
      /** Full name. */
      companyName?: string;
      /** Short name. */
      companyNameShort: string;
      /** Name of the product. */
      companyProduct?: string;
      /** Organization. */
      organization?: string;
      /** Office. */
      companyAddress?: Location;
      /** Phone as shown. */
      phoneFormatted?: string;
      /** Email. */
      email?: string;
      /** Support phone. */
      supportPhoneNumber?: {
        /** Number. */
        number?: string;
      };
      /** Logo. */
      logoUrl?: string;
      /** Words for the logo. */
      logoAlt?: string;
      /** Where the logo leads. */
      logoRedirect?: string;
      /** Whether regulators may review. */
      allowRegulatorReview?: boolean;
      /** Switches. */
      publicFeatureToggles?: { [k: string]: boolean };
    };
    /** Products offered. */
    products?: string[];
    /** Footer. */
    footer?: {
      /** Legal name. */
      companyName?: string;
      /** NMLS number. */
      companyNMLS?: string;
      /** NMLS page. */
      companyNmlsURL?: string;
      /** Terms. */
      termsOfUseUrl?: string;
      /** Privacy policy. */
      privacyPolicyUrl?: string;
      /** Whether that link leaves the site. */
      privacyLinkIsExternal?: boolean;
      /** Licenses. */
      licensesUrl?: string;
      /** Legal notes. */
      companyLegalUrl?: string;
      /** Equal opportunity logo. */
      footerImage?: FooterImage;
      /** Own disclosure text. */
      disclosureCopy?: string;
      /** More links. */
      additionalLinks?: {
        /** Always FOOTER. */
        type: 'FOOTER';
        /** Label. */
        name: string;
        /** Address. */
        url: string;
      }[];
    };
  };
  /** Pricing of this organization. */
  orgPricingData?: { [k: string]: unknown };
  /** Settings per product. */
  productSettings?: { [k: string]: unknown };
  /** Switches. */
  publicFeatureToggles?: { [k: string]: boolean };
  /** Colors. */
  theme?: { [k: string]: unknown };
}

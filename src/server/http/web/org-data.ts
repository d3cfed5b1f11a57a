/** What the page receives about its lender before the application starts (SPEC-1.2), as inert JSON. */
import type { OrgContent } from '../../../content/loaded/content.ts';
import type { Vocabulary } from '../../../engine/content/bundle.ts';
import type { FlowRoles } from '../../../engine/content/flow-roles.ts';
import { saysOfShell } from '../../../engine/content/says-of.ts';
import { disclosures } from '../../../engine/text/disclosures.ts';
import { interpolate } from '../../../engine/text/interpolate.ts';
import { lendersOwn } from '../../../engine/text/lenders-own.ts';
import type { Org } from '../../../types/org.ts';
import type { Site, SiteFooter } from '../../../types/site.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { decidedForAll } from '../../platform/flags/decided-for-all.ts';
import { weekWords } from '../../platform/language/week-words.ts';
import { wordingIn } from '../../platform/language/wording.ts';

export type PageContext = {
  basePath: string;
  mode: 'sandbox' | 'production';
  flows: FlowRoles;
  vocabulary: Vocabulary;
  /** A company decides flags for each visitor: none is decided for all. */
  areFlagsTheirs?: boolean;
};

export function orgData(lender: OrgContent, context: PageContext): JsonObject {
  const { basePath, mode, flows, vocabulary, areFlagsTheirs } = context;
  const { org, hash, data, site, language } = lender;
  return {
    baseUrl: org.baseUrl ?? '',
    canonicalOrgCode: org.canonicalCode ?? org.code,
    orgBrand: org.brand,
    orgCode: org.code,
    orgMetaData: {
      companyInfo: { ...companyInfo(org, hash), supportHoursText: supportHours(lender) },
      products: org.products ?? [],
      footer: footer(org, site.footer, lender.source?.footer),
    },
    orgPricingData: data[flows.application]?.pricing ?? {},
    productSettings: org.productSettings ?? {},
    publicFeatureToggles: org.publicFeatureToggles ?? {},
    decisions: areFlagsTheirs ? [] : decidedForAll(lender),
    theme: org.theme,
    licensedStates: org.licensedStates ?? [],
    links: org.links ?? {},
    flows,
    site: { links: site.links, words: site.words, keepQuery: site.keepQuery ?? [], source: sourceOf(site) },
    says: saysOfShell(site, vocabulary),
    language,
    languages: languages(org, site.languages ?? {}),
    chat: chat(lender),
    texts: org.texts ?? {},
    isProductBrand: org.isProductBrand ?? false,
    contentHash: hash,
    basePath,
    mode,
  };
}

// Each language is named in its own words, for readers who cannot read the page.
function languages(org: Org, spoken: NonNullable<Site['languages']>): JsonObject {
  return Object.fromEntries(
    Object.entries(spoken).map(([tag, { name, locale, offer, untranslated = '' }]) => [
      tag,
      { name, locale, offer, untranslated: interpolate(untranslated, { org }) },
    ]),
  );
}

/** How the browser finds the campaign that brought a visitor; absent where the tab keeps none. */
function sourceOf({ entry }: Site) {
  const { parameter, characters, keeps = [] } = entry?.utm_source ?? {};
  return keeps.includes('tab') ? { parameter, characters } : undefined;
}

function companyInfo(org: Org, hash: string): JsonObject {
  return {
    companyName: org.companyName,
    companyNameShort: org.companyNameShort,
    companyProduct: org.companyProduct,
    companyAddress: org.companyAddress,
    organization: org.organization,
    phoneFormatted: org.phoneFormatted,
    email: org.email,
    supportPhoneNumber: org.supportPhoneNumber,
    logoUrl: org.logoUrl ?? `/content/${org.code}/${hash}/logo.svg`,
    ...(!org.logoUrl && { logoInTheDarkUrl: `/content/${org.code}/${hash}/logo-in-the-dark.svg` }),
    logoAlt: org.logoAlt ?? org.companyNameShort,
    logoRedirect: org.logoRedirect,
    allowRegulatorReview: org.allowRegulatorReview ?? false,
    allowNewYork: org.allowNewYork ?? false,
    publicFeatureToggles: org.publicFeatureToggles ?? {},
  };
}

// A lender states its hours in its own words in the language of the flows; in another they come from its week.
function supportHours(lender: OrgContent): string | undefined {
  const { supportHoursText, hours } = lender.org;
  const isTranslated = lender.source !== undefined;
  if (!supportHoursText || !isTranslated || !hours?.OPS_PHONE) return supportHoursText;
  return weekWords(hours.OPS_PHONE, wordingIn(lender));
}

// Its welcome is in the language of the flows; readers of another are greeted in our words.
function chat({ org, source }: OrgContent): JsonObject {
  const { welcomeMessage, ...rest } = org.chat ?? {};
  return { ...rest, ...(welcomeMessage && source === undefined && { welcomeMessage }) };
}

function footer(org: Org, site: SiteFooter | undefined, english: SiteFooter | undefined): JsonObject {
  const { companyName, companyNMLS, companyNmlsURL, termsOfUseUrl, privacyPolicyUrl, licensesUrl } = org;
  const said = (text: string) => lendersOwn(text, org, { english, spoken: site });
  const links = (org.additionalLinks ?? []).map((link) => ({ ...link, name: said(link.name) }));
  return {
    companyName,
    companyNMLS,
    companyNmlsURL,
    termsOfUseUrl,
    privacyPolicyUrl,
    privacyLinkIsExternal: org.privacyLinkIsExternal ?? false,
    licensesUrl,
    companyLegalUrl: org.companyLegalUrl,
    footerImage: org.footerImage,
    creditUnionLogo: org.publicFeatureToggles?.[site?.creditUnionToggle ?? ''] === true,
    without: site?.without ?? [],
    whole: site?.whole ?? [],
    leading: site?.leading,
    disclosures: disclosures(site, org),
    disclosureCopy: org.disclosureCopy && said(org.disclosureCopy),
    additionalLinks: links,
    extraLinks: links,
  };
}

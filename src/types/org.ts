/* Generated from schemas/ by `npm run types`. Do not edit. */

export type Week = OrgDay[];
/** #rrggbb */
export type Color = string;

/** One lender: its name, contacts, brand, products and switches. Every page may read it as {{org.…}}. What a lender leaves out and is marked as shared here is taken from orgs/default, merged key by key; what a company is (name, addresses, brand) is never shared. */
export interface Org {
  /** The folder's name; sent as x-org. */
  code: string;
  /** The code of the organization that this one belongs to: its own, or another that names this one in brands. */
  canonicalCode?: string;
  /** Codes of lenders that belong to this one, and may use its site, name and numbers. */
  brands?: string[];
  /** Chooses the loader and brand behavior. */
  brand: string;
  /** The product's own brand: the footer may promise more states. */
  isProductBrand?: boolean;
  /** Host names under which this lender is served: its main site (baseUrl) or names below it. */
  hosts?: string[];
  /** The lender's main site. */
  baseUrl?: string;
  companyName: string;
  companyNameShort: string;
  /** What the product is called: 'Home Equity Line'. */
  companyProduct?: string;
  companyNMLS?: string;
  /** Legal entity identifier (ISO 17442), under which HMDA is reported. */
  lei?: string;
  filer?: Filer;
  companyNmlsURL?: string;
  companyAddress?: OrgAddress;
  supportPhoneNumber: SupportPhone;
  /** When people answer, in words. */
  supportHoursText?: string;
  /** The same number as people read it, in every text: (202) 555-0100. */
  phoneFormatted: string;
  email: string;
  /** A picture of this site instead of logo.svg of this folder; pictures of other sites are not loaded. */
  logoUrl?: string;
  logoAlt?: string;
  /** Where the logo leads. */
  logoRedirect?: string;
  allowRegulatorReview?: boolean;
  /** Accepts applications for New York properties. */
  allowNewYork?: boolean;
  /** Kind of lender; wholesale and referring ones do not take applications from the street. */
  organization?: 'DIRECT' | 'PARTNER' | 'WHOLESALE' | 'REFERRING_LO' | 'CREDIT_UNION' | 'BROKER';
  licensedStates?: string[];
  /** Named places outside the product: external:<key> leads there. Those of the government and of the credit bureaus are locked. */
  links?: { [k: string]: string };
  /** Department (OPS_PHONE, OPS_CHAT, OPS_NOTARY) -> seven days, in Pacific Time. */
  hours?: { [k: string]: Week };
  /** Days on which departments that are otherwise open are closed, or open for fewer hours. The first that falls on a day counts. */
  holidays?: OrgHoliday[];
  termsOfUseUrl: string;
  privacyPolicyUrl: string;
  privacyLinkIsExternal?: boolean;
  licensesUrl: string;
  companyLegalUrl?: string;
  /** EOL, EHL, otherwise equal housing opportunity. */
  footerImage?: 'EOL' | 'EHL' | 'EHO';
  /** The lender's own disclosure, Markdown. */
  disclosureCopy?: string;
  additionalLinks?: FooterLink[];
  products?: string[];
  productSettings?: {
    /** How a home is valued whose AVM is not sure. */
    valuationProduct?: 'BPO' | 'EVALUATION';
    /** utm_source of the advertisements for a crypto line: who comes by one is asked for no bank account. */
    cryptoSources?: string[];
    [k: string]: unknown;
  };
  publicFeatureToggles?: { [k: string]: boolean | string | number };
  chat?: OrgChat;
  /** Further sentences that pages fill in as {{org.texts.<key>}}. */
  texts?: {
    /** Who supervises the lender under the Equal Credit Opportunity Act, as 12 CFR 1002, appendix A names them. */
    ecoaAgency?:
      | 'the Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580'
      | 'the Office of the Comptroller of the Currency, Customer Assistance Group, P.O. Box 53570, Houston, TX 77052'
      | 'the National Credit Union Administration, Office of Consumer Financial Protection, 1775 Duke Street, Alexandria, VA 22314'
      | 'the Federal Deposit Insurance Corporation, Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, 1100 Walnut Street, Box #11, Kansas City, MO 64106'
      | 'the Federal Reserve Consumer Help Center, P.O. Box 1200, Minneapolis, MN 55480'
      | 'the Consumer Financial Protection Bureau, 1700 G Street NW, Washington, DC 20552';
    [k: string]: unknown;
  };
  theme: OrgTheme;
}
/** Who files the lender's HMDA register: the transmittal sheet of the bureau's file. No page may read it. */
export interface Filer {
  /** Federal taxpayer identification number. */
  taxId: string;
  /** Federal agency: 1 OCC, 2 Federal Reserve, 3 FDIC, 5 NCUA, 7 HUD, 9 CFPB. */
  agency: '1' | '2' | '3' | '5' | '7' | '9';
  contact: FilingContact;
}
/** The person whom the bureau asks. */
export interface FilingContact {
  name: string;
  phone: string;
  email: string;
  /** Without it, the lender's companyAddress. */
  office?: OrgAddress;
}
export interface SupportPhone {
  /** +1XXXXXXXXXX; no number that costs its callers. */
  number: string;
}
export interface OrgDay {
  weekday: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  weekdayValue: number;
  isOpen: boolean;
  startTime?: string;
  endTime?: string;
}
export interface FooterLink { type: 'FOOTER'; name: string; url: string }
export interface OrgChat {
  enabled?: boolean;
  /** Who carries a chat with a person. NICE is none: no build brings its library yet. */
  provider?: 'twilio' | 'stream' | 'talkjs' | 'chatbot';
  /** The provider's region that carries the chats, as the provider names it; without it, us1. */
  region?: string;
  welcomeMessage?: string;
  skill?: string;
  tag?: string;
  typingPreview?: boolean;
  /** A signed-in borrower proves to the people who answer who they are. */
  authentication?: boolean;
  /** Whether a borrower may download what was said. */
  transcript?: boolean;
  /** Whether borrowers read the name that an agent has chosen; without it everyone who answers is Agent. */
  agentNames?: boolean;
  /** The largest file that a message may bring; without it, messages bring no files. */
  attachmentMegabytes?: number;
  /** Partners to whose sites, and those below them, a message may link, beside the lender's own and those of its links. */
  linkDomains?: string[];
  /** Where a borrower says how a chat was; the chat's own numbers are added. Without it, chat-survey on the lender's main site. */
  surveyUrl?: string;
}
export interface OrgAddress {
  street1: string;
  street2?: string;
  city: string;
  state: string;
  zip: string;
}
/** One day, as date; or every year, as month and day, or as month, weekday and which. */
export interface OrgHoliday {
  /** What people call it. */
  name: string;
  /** One day, yyyy-MM-dd. */
  date?: string;
  month?: number;
  /** The day of the month. */
  day?: number;
  weekday?: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  /** Which one of the month: 1 to 4, or -1 for the last. */
  which?: 1 | 2 | 3 | 4 | -1;
  /** From when it is open all the same; left out, it is closed all day. */
  startTime?: string;
  endTime?: string;
  /** The departments that keep it; left out, all of them. */
  departments?: ('OPS_PHONE' | 'OPS_CHAT' | 'OPS_NOTARY')[];
}
/** The brand's colors and shapes; shades are made from them. */
export interface OrgTheme {
  primary: Color;
  secondary?: Color;
  /** All 16 shades, lightest first, instead of those made from the color. */
  primaryScale?: Color[];
  /** All 16 shades, lightest first, instead of those made from the color. */
  secondaryScale?: Color[];
  /** How the logo moves while something loads. */
  loader?: 'pulse' | 'draw' | 'turn' | 'rise';
  radius?: 'none' | 'small' | 'medium' | 'large';
  /** How high fields are and how far apart; regular without a word. Buttons have 44 px at least in each. */
  density?: 'compact' | 'regular' | 'roomy';
  /** Which house the drawings show; the cottage without a word. */
  drawings?: 'cottage' | 'rowhouse' | 'modern';
  /** Whether pages follow the reader's system into the dark, as without a word, or stay light. */
  scheme?: 'system' | 'light';
  /** The family of letters; source-serif is for titles, with inter for the rest. */
  font?: 'inter' | 'figtree' | 'nunito-sans' | 'source-serif';
}

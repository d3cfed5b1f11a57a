/**
 * What a lender's file says about another lender: a site, name, number or address left over from a copied folder, or
 * taken.
 */
import type { Org } from '../../types/org.ts';
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from './place-issue.ts';
import { onSite, siteOf } from './site-of.ts';

/** Everything of `lender` that belongs to one of `others`. */
export function lintStrangers(file: string, lender: Org, others: readonly Org[]): ContentIssue[] {
  const issue = placeIssue(file);
  const strange = others
    .filter((other) => !isFamily(lender, other))
    .map((org): Known => ({ org, site: siteOf(org), identity: identityOf(org) }));
  const stranger: Stranger = (pointer, what, { org }) =>
    issue(
      'LENDER_STRANGER',
      pointer,
      `${what} belongs to the lender "${org.code}".`,
      'Write what is this lender’s own here.',
    );
  const own = siteOf(lender);
  return [
    ...parentIssues(file, lender, others),
    ...siteIssues(lender, strange, stranger),
    ...addressesIn(lender).flatMap(({ host, pointer }) => {
      const other =
        pointer === '/baseUrl' || onSite(host, own)
          ? undefined
          : strange.find(({ site }) => onSite(host, site));
      return other ? [stranger(pointer, host, other)] : [];
    }),
    ...identityIssues(lender, strange, stranger),
  ];
}

/** Another lender, with what is compared. */
type Known = { org: Org; site: string | undefined; identity: Record<string, string> };
type Stranger = (pointer: string, what: string, other: Known) => ContentIssue;

// A lender belongs to another only when that other says so too.
function isFamily({ code, canonicalCode }: Org, other: Org): boolean {
  return (
    code === other.code ||
    (canonicalCode === other.code && other.brands?.includes(code) === true) ||
    other.canonicalCode === code
  );
}

function parentIssues(
  file: string,
  { code, canonicalCode = code }: Org,
  others: readonly Org[],
): ContentIssue[] {
  const parent = others.find((other) => other.code === canonicalCode);
  if (canonicalCode === code || parent?.brands?.includes(code)) return [];
  const message = `"${canonicalCode}" does not count "${code}" among its brands.`;
  const remedy = `Write "${code}", or have ${canonicalCode} name it in brands.`;
  return [placeIssue(file)('LENDER_STRANGER', '/canonicalCode', message, remedy)];
}

// A site below another lender's site belongs to that lender. On one shared site it belongs to the lender whose code is
// in the name, else to neither.
function siteIssues(lender: Org, others: readonly Known[], stranger: Stranger): ContentIssue[] {
  const site = siteOf(lender);
  if (site === undefined) return [];
  const isNamed = ({ code }: Org) => site.split('.').includes(code);
  const other = others.find(({ org, site: its }) => {
    if (its === undefined) return false;
    if (site !== its && onSite(site, its)) return true;
    return onSite(its, site) && !(isNamed(lender) && !isNamed(org));
  });
  return other ? [stranger('/baseUrl', site, other)] : [];
}

function identityIssues(lender: Org, others: readonly Known[], stranger: Stranger): ContentIssue[] {
  const name = '/companyName';
  return Object.entries(identityOf(lender)).flatMap(([pointer, value]) => {
    const other = others.find(({ identity: { [pointer]: its = '' } }) =>
      pointer === name ? its !== '' && value.includes(its) : value !== '' && value === its,
    );
    return other ? [stranger(pointer, 'it', other)] : [];
  });
}

// As people read it: without case, spaces, signs and leading zeros.
function identityOf(lender: Org): Record<string, string> {
  const {
    companyName,
    companyNameShort,
    companyNMLS = '',
    supportPhoneNumber,
    email,
    companyAddress,
  } = lender;
  return {
    '/companyName': plain(companyName),
    '/companyNameShort': plain(companyNameShort),
    '/companyNMLS': companyNMLS.replace(/^0+/, ''),
    '/supportPhoneNumber/number': supportPhoneNumber.number,
    '/email': email.toLowerCase(),
    '/companyAddress': companyAddress
      ? plain(`${companyAddress.street1} ${companyAddress.street2 ?? ''} ${companyAddress.zip}`)
      : '',
  };
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function addressesIn(value: unknown, pointer = ''): Array<{ host: string; pointer: string }> {
  if (typeof value === 'string') {
    const host = hostOf(value) ?? /^(?:mailto:)?[^@\s]+@([^@\s]+)$/.exec(value)?.[1];
    return host ? [{ host, pointer }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((part, index) => addressesIn(part, `${pointer}/${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, `${pointer}/${key}`));
}

function hostOf(address: string): string | undefined {
  return (URL.canParse(address) ? new URL(address).hostname : '') || undefined;
}

/** What a lender's file says about somebody else: an address of another lender, left over from a copied folder. */
import type { Org } from '../../types/org.ts';
import { isRecord } from '../facts.ts';
import type { ContentIssue } from '../issue.ts';
import { placeIssue } from './place-issue.ts';

/** Every address of `lender` that belongs to the main site of one of `others`. */
export function checkStrangers(file: string, lender: Org, others: readonly Org[]): ContentIssue[] {
  const own = domainOf(lender.baseUrl);
  const strangers = new Map(
    others.flatMap((other) => {
      const domain = domainOf(other.baseUrl);
      return domain && domain !== own && !isFamily(lender, other) ? [[domain, other.code] as const] : [];
    }),
  );
  return addressesIn(lender).flatMap(({ domain, pointer }) => {
    const other = strangers.get(domain);
    if (other === undefined) return [];
    const message = `${domain} belongs to the lender "${other}".`;
    return [placeIssue(file)('LENDER_STRANGER', pointer, message, 'Write this lender’s own address here.')];
  });
}

function isFamily({ code, canonicalCode }: Org, other: Org): boolean {
  return [code, canonicalCode].includes(other.canonicalCode ?? other.code);
}

function addressesIn(value: unknown, pointer = ''): Array<{ domain: string; pointer: string }> {
  if (typeof value === 'string') {
    const domain = domainOf(value) ?? /^[^@\s]+@([^@\s]+)$/.exec(value)?.[1];
    return domain ? [{ domain, pointer }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((part, index) => addressesIn(part, `${pointer}/${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, `${pointer}/${key}`));
}

function domainOf(address: string | undefined): string | undefined {
  const host = address !== undefined && URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^www\./, '') || undefined;
}

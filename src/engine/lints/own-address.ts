/**
 * Checks the addresses and numbers that a lender's words name: only its own, and those that the product's text already
 * names there.
 */
import type { Org } from '../../types/org.ts';
import { linksIn } from '../text/links-in.ts';
import { isSafeHref } from '../text/safe-href.ts';
import { onSite, siteOf } from './site-of.ts';

/**
 * Every address, email or phone number in `text` that is neither the lender's nor in one of the texts `before`: as a link's
 * target and as plain words, for people type what they read.
 */
export function strangeAddresses(text: string, before: readonly string[], org: Org): string[] {
  return [...linksIn(text), ...namedIn(text)].filter(
    (address) => !before.some((known) => known.includes(address)) && !isOwn(address, org),
  );
}

/** The same of a text that is an address as a whole. */
export function strangeLink(text: string, org: Org): boolean {
  return /^(https?|mailto|tel|sms):/i.test(text) && !isOwn(text, org);
}

// Sites, emails and phone numbers that are not behind a link. What a slot fills in is judged by its path.
function namedIn(text: string): string[] {
  const plain = text.replaceAll(/\{\{[^}]*\}\}/g, ' ');
  const sites =
    plain.match(/(?:https?:\/\/|[\w.+-]+@)?(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:\/[^\s)\]]*)?/giu) ?? [];
  const schemes = plain.match(/https?:\/\/[^\s)\]]+/gi) ?? [];
  const phones = plain.match(/(?:\+?1[\s.-]*)?\(?\b\d{3}\)?[\s.-]*\d{3}[\s.-]?\d{4}\b/g) ?? [];
  return [...new Set([...schemes, ...sites, ...phones])];
}

function isOwn(address: string, org: Org): boolean {
  if (/^\{\{\s*org\.[A-Za-z.]+\s*\}\}$/.test(address)) return true;
  if (address.includes('{{')) return false;
  // One address may not carry another one, a port or words of its own.
  if (/^https?:.*https?:|^https?:\/\/[^/?#]*:\d|^mailto:.*\?/i.test(address)) return false;
  if (/^(tel:)?[+(\d]/.test(address)) return digits(address) === digits(org.supportPhoneNumber.number);
  if (/^[/#]|^[a-z][a-z0-9/-]*$/.test(address)) return isSafeHref(address);
  const [, host = ''] = /^(?:mailto:|https?:\/\/)?(?:[^@\s/]*@)?([^/?#:\s]+)/i.exec(address) ?? [];
  return host.endsWith('.gov') || onSite(host, siteOf(org));
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

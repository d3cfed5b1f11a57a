/** Which addresses a text or a lender may lead to: https, mailto, tel, a path of this site, a page of the same flow. Nothing else. */

/** True for an address that may become a link. */
export function isSafeHref(href: string): boolean {
  if (/^(mailto:[^\s<>"]+@[^\s<>"]+|tel:[+\d()\-. ]+)$/i.test(href)) return true;
  if (/^[/#][^\s\\]*$/.test(href)) return !href.startsWith('//');
  if (/^[a-z][a-z0-9/-]*$/.test(href)) return true; // a page of the same flow
  if (!/^https:\/\/[a-z0-9]/i.test(href) || !URL.canParse(href)) return false;
  const { username, hostname } = new URL(href);
  // A name in other letters can look like any lender's; the lenders of this product use ASCII names.
  return username === '' && !/(^|\.)xn--/.test(hostname);
}

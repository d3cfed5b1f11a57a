/**
 * Trusted Types (THREAT-8): the browser refuses to make markup or script from a string, whatever its source. Two
 * things pass, and cannot run code: a style sheet, as the component library writes it, and a worker of our own origin.
 */

type Rules = {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
};
type Policies = { createPolicy(name: 'default', rules: Rules): unknown };

/** Runs before anything is drawn. Browsers without Trusted Types go without. */
export function guardMarkup(policies = (window as { trustedTypes?: Policies }).trustedTypes): void {
  policies?.createPolicy('default', { createHTML: onlyStyles, createScriptURL: onlyOurs });
}

/** Text without a tag: CSS has none, and nothing begins without one. */
function onlyStyles(text: string): string {
  if (text.includes('<')) throw new TypeError('Markup is drawn by React, never from a string.');
  return text;
}

function onlyOurs(address: string): string {
  if (new URL(address, window.location.href).origin === window.location.origin) return address;
  throw new TypeError('Scripts come from our own origin.');
}

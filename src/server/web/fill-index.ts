/**
 * The app's HTML for one lender in one language: its data as JSON that no parser takes for markup, and the nonce of
 * this request.
 */

export type Filling = {
  nonce: string;
  locale: string;
  /** What the page at this address needs, as `inertJson` made it. */
  brought?: string | undefined;
  /** Scripts that the page at this address needs, by address. */
  modules?: readonly string[];
};

export function fillIndex(
  index: string,
  data: unknown,
  { nonce, locale, brought, modules = [] }: Filling,
): string {
  const links = modules.map((href) => `<link rel="modulepreload" crossorigin href="${encodeURI(href)}">`);
  const head = [
    ...links,
    `<meta name="csp-nonce" content="${nonce}">`,
    inertScript('hearthline-data', inertJson(data)),
    brought === undefined ? '' : inertScript('hearthline-brought', brought),
  ].join('');
  const end = index.indexOf('</head>');
  const page = index.slice(0, end) + head + index.slice(end);
  return page.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);
}

/** A value as JSON that no parser of HTML takes for markup. */
export function inertJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function inertScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}

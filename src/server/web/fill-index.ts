/**
 * The app's HTML for one lender in one language: its data as JSON that no parser takes for markup, and the nonce of
 * this request.
 */

export function fillIndex(
  index: string,
  data: unknown,
  { nonce, locale }: { nonce: string; locale: string },
): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const head = `<meta name="csp-nonce" content="${nonce}"><script type="application/json" id="hearthline-data">${json}</script>`;
  const end = index.indexOf('</head>');
  const page = index.slice(0, end) + head + index.slice(end);
  return page.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);
}

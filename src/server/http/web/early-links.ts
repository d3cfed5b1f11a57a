/**
 * What the head of a document names, as a `Link` header: a browser asks for it as soon as the answer begins, and need not
 * have read the document first.
 */

const tags = /<(?:script|link) [^>]*>/g;

/** @param html whose tags have double quotes, as our build writes them */
export function earlyLinks(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(tags)].flatMap(([tag]) => linkOf(tag)).join(', ');
}

function linkOf(tag: string): string[] {
  const url = / (?:src|href)="(\/[^"]*)"/.exec(tag)?.[1];
  if (!url) return [];
  if (/ (?:type="module"|rel="modulepreload")/.test(tag)) return [`<${url}>; rel=modulepreload`];
  return / rel="stylesheet"/.test(tag) ? [`<${url}>; rel=preload; as=style; crossorigin`] : [];
}

/**
 * The app's HTML for one lender in one language: its look, its data as JSON that no parser takes for markup, and the
 * nonce of this request.
 */

import { brandCss } from '../../../engine/theme/brand-css.ts';
import type { OrgTheme } from '../../../types/org.ts';
import type { Drawn } from './drawn.ts';
import { withRoot } from './drawn-root.ts';

export type Filling = {
  nonce: string;
  locale: string;
  theme: OrgTheme;
  /** What the page at this address needs, as `inertJson` made it. */
  brought?: string | undefined;
  /** Scripts that the page at this address needs, by address. */
  modules?: readonly string[];
  /** The parts of the web app that it needs beside the entry; without a list, all that the head names. */
  parts?: readonly string[] | undefined;
  /** The page as text, as the web app draws it. */
  drawn?: Drawn | undefined;
  /** What is said above the page where scripts are blocked. */
  noScript?: string | undefined;
  /** Stands above every page of a site that makes no loans. */
  notice?: string | undefined;
};

export function fillIndex(
  index: string,
  data: unknown,
  { nonce, locale, theme, brought, modules = [], parts, drawn, noScript, notice }: Filling,
): string {
  const links = modules.map((href) => `<link rel="modulepreload" crossorigin href="${encodeURI(href)}">`);
  const head = [
    ...links,
    `<meta name="csp-nonce" content="${nonce}">`,
    `<style nonce="${nonce}">${brandCss(theme)}</style>`,
    inertScript('hearthline-data', inertJson(data)),
    brought === undefined ? '' : inertScript('hearthline-brought', brought),
  ].join('');
  const end = index.indexOf('</head>');
  const body = [
    (text: string) => (drawn === undefined ? text : withRoot(text, nonce, drawn)),
    (text: string) => (noScript === undefined ? text : withoutScript(text, noScript)),
    (text: string) => (notice === undefined ? text : noticed(text, nonce, notice)),
  ].reduce((text, put) => put(text), index.slice(end));
  const page = titled(onlyParts(index.slice(0, end), parts, drawn?.parts), drawn?.title) + head + body;
  return page.replace(
    /<html lang="[^"]*"/,
    `<html lang="${locale}"${theme.scheme === 'light' ? ' data-scheme="light"' : ''}`,
  );
}

function titled(head: string, title: string | undefined): string {
  return title === undefined
    ? head
    : head.replace(/(<title>)[^<]*/, (_, start) => `${start}${escaped(title)}`);
}

function noticed(body: string, nonce: string, notice: string): string {
  const style = `<style nonce="${nonce}">.hl-notice{margin:0;padding:8px 16px;text-align:center;background:#7a4b00;color:#fff}</style>`;
  const line = `<aside class="hl-notice">${escaped(notice)}</aside>`;
  return body.replace('<body>', () => `<body>${style}${line}`);
}

function withoutScript(body: string, sentence: string): string {
  return body.replace(/(<p class="hl-no-script">)[^<]*/, (_, start) => `${start}${escaped(sentence)}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

// The build marks what only some pages need (src/tools/build/preload-parts.ts): by which parts of a page, any of them.
function onlyParts(
  head: string,
  parts: readonly string[] | undefined,
  drawn: readonly string[] = [],
): string {
  const needs = (one: string) =>
    one.startsWith('part:') ? drawn.includes(one.slice('part:'.length)) : !parts || parts.includes(one);
  return head.replace(/\s*<link [^>]*?( data-part="([^"]*)")[^>]*>/g, (tag, mark: string, part: string) =>
    part.split(' ').some(needs) ? tag.replace(mark, '') : '',
  );
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

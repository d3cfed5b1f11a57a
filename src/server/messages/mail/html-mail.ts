/** The HTML part of an email: no table, picture, script or style sheet; it reads as well where styles are removed. */

import { type Inline, type MarkdownBlock, type Run, runsOf } from '../../../engine/text/markdown.ts';
import { brandColors } from '../../../engine/theme/brand-colors.ts';
import type { Org } from '../../../types/org.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailParts } from './plain-mail.ts';

const letters = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const ink = '#14181f';
const quiet = '#4a515c';

export function htmlMail(
  parts: MailParts,
  { subject, theme }: { subject: string; theme: Org['theme'] },
): string {
  const colors = brandColors(theme);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:#f4f4f1;color:${ink};font-family:${letters};font-size:16px;line-height:1.55">`,
    `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(parts.preheader)}</div>`,
    '<div style="max-width:600px;margin:0 auto;padding:24px 16px">',
    `<div style="padding:0 24px 16px;font-size:20px;font-weight:700;color:${colors['--hl-link']}">${escapeHtml(parts.brand)}</div>`,
    `<div style="background:#ffffff;border-top:4px solid ${colors['--hl-mark']};border-radius:12px;padding:28px 24px">`,
    `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:700">${escapeHtml(subject)}</h1>`,
    said(parts.greeting),
    ...parts.text.map(written),
    button(parts, colors),
    '</div>',
    foot(parts, colors['--hl-link']),
    '</div></body></html>',
  ].join('\n');
}

const said = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

function written(block: MarkdownBlock): string {
  if (block.kind === 'paragraph')
    return `<p style="margin:0 0 16px">${block.lines.map(lineOf).join('<br>')}</p>`;
  const items = block.items.map((item) => `<li style="margin:0 0 6px">${lineOf(item)}</li>`).join('');
  const list = block.ordered ? 'ol' : 'ul';
  return `<${list} style="margin:0 0 16px;padding:0 0 0 22px">${items}</${list}>`;
}

const lineOf = (line: Inline[]) => runsOf(line).map(runOf).join('');

function runOf({ text, strong, em, href }: Run): string {
  const words = escapeHtml(text);
  const linked = href ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
  const slanted = em ? `<em>${linked}</em>` : linked;
  return strong ? `<strong>${slanted}</strong>` : slanted;
}

function button({ action }: MailParts, colors: Record<string, string>): string {
  if (!action) return '';
  const look = [
    'display:inline-block',
    'padding:13px 26px',
    'border-radius:10px',
    'font-weight:600',
    'text-decoration:none',
    `background:${colors['--hl-action']}`,
    `color:${colors['--hl-action-ink']}`,
    `border:1px solid ${colors['--hl-action-edge']}`,
  ].join(';');
  return `<p style="margin:24px 0 4px"><a href="${escapeHtml(action.link)}" style="${look}">${escapeHtml(action.label)}</a></p>`;
}

function foot({ foot, housing, unsubscribe }: MailParts, link: string): string {
  const line = (html: string) => `<p style="margin:0 0 10px">${html}</p>`;
  const out =
    unsubscribe &&
    `<a href="${escapeHtml(unsubscribe.link)}" style="color:${link}">${escapeHtml(unsubscribe.label)}</a>`;
  const lines = [...foot.map(escapeHtml), escapeHtml(housing), ...(out ? [out] : [])];
  return `<div style="padding:20px 24px 0;font-size:13px;line-height:1.5;color:${quiet}">${lines.map(line).join('')}</div>`;
}

/** The document of a review: a lender's words in a table, its logo, and the pictures of its pages beside ours. */
import { basename } from 'node:path';
import type { Saying } from '../../content/approval/own-words.ts';
import type { Shot } from '../gallery/contact-sheet.ts';

export type Reviewed = {
  code: string;
  sayings: readonly Saying[];
  /** SVG. */
  logo: string;
  before: readonly Shot[];
  after: readonly Shot[];
};

const style = `body{margin:2rem auto;max-width:1100px;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1c2733}
h1,h2{line-height:1.25}h2{margin-top:2.5rem}table{width:100%;border-collapse:collapse;table-layout:fixed}
th,td{padding:.5rem;text-align:left;vertical-align:top;border-bottom:1px solid #d5dce4;overflow-wrap:anywhere}
th:first-child,td:first-child{width:26%;color:#51606f;font-size:.85rem}figure{margin:1rem 0;display:grid;grid-template-columns:1fr 1fr;gap:1rem}
figcaption{grid-column:1/-1;font-weight:600}img{max-width:100%;border:1px solid #d5dce4}.logo img{height:40px;border:0}`;

/** A whole HTML page; it names the pictures beside it. */
export function reviewPage({ code, sayings, logo, before, after }: Reviewed): string {
  const files = [...new Set(sayings.map(({ file }) => file))];
  const drawn = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const tables = files.map((file) =>
    tableOf(
      file,
      sayings.filter((one) => one.file === file),
    ),
  );
  const pairs = after.map((shot) => figureOf(shot, before));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(code)}</title><style>${style}</style>
<h1>${escaped(code)}: what it says otherwise than we do</h1><p class="logo"><img alt="" src="${drawn}"></p>
${tables.join('\n')}<h2>Its pages</h2>${pairs.join('\n')}</html>\n`;
}

function tableOf(file: string, sayings: readonly Saying[]): string {
  const rows = sayings.map(
    ({ pointer, ours = '', theirs, english }) =>
      `<tr><td>${escaped(pointer)}<td>${escaped(ours)}<td>${escaped(theirs)}${english ? `<br><small>${escaped(english)}</small>` : ''}`,
  );
  return `<h2>${escaped(file)}</h2><table><tr><th>Place<th>Ours<th>Theirs${rows.join('')}</table>`;
}

function figureOf({ page, width, file }: Shot, before: readonly Shot[]): string {
  const ours = before.find((one) => one.page === page && one.width === width);
  const pictures = [ours?.file, file].map((one) => (one ? picture(one) : '<span></span>'));
  return `<figure><figcaption>${escaped(page)}, ${width} px: ours, theirs</figcaption>${pictures.join('')}</figure>`;
}

function picture(file: string): string {
  return `<img alt="" src="${encodeURIComponent(basename(file))}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

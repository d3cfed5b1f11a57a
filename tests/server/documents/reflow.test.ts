/** What a borrower signs reads the same as text as on its pages: every word, in order, with the breaks that its writer made. */
/** Covers src/web/pdf/reflow.ts, src/server/documents/draw-block.ts. */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { OrgContent } from '../../../src/content/loaded/content.ts';
import { parseMarkdown } from '../../../src/engine/text/markdown.ts';
import { drawPdf } from '../../../src/server/documents/draw-pdf.ts';
import { fillTemplate } from '../../../src/server/documents/fill-template.ts';
import type { FilledBlock, FilledDocument } from '../../../src/server/documents/filled-document.ts';
import type { Lender } from '../../../src/server/facts/lender.ts';
import { type Part, reflow, textOf } from '../../../src/web/pdf/reflow.ts';
import { productContent } from '../../product.ts';
import { english } from '../english.ts';

const { org, data, flows } = productContent().orgs.default as OrgContent;
const documents = Object.entries(data.heloc?.documents ?? {});
const marks = { lender: { name: 'Sample', address: '1 Main', nmls: '7' }, loanNumber: 'HL1', madeAt: 0 };

test.each(documents)('%s', async (_name, template) => {
  const filled = fillTemplate(template, { org, flow: flows.heloc } as Lender, { org }, marks);
  const pdf = await drawn(filled);
  const parts = (await reflow(pdf)) ?? [];
  expect(words(parts.flatMap(textsOf).join(' '))).toBe(words(await printed(pdf, filled.title)));
  expect(breaksIn(parts)).toBe(filled.blocks.reduce((sum, block) => sum + breaksOf(block), 0));
});

test('headings, lists, tables and weight stay what they are', async () => {
  const blocks: FilledBlock[] = [
    { kind: 'heading', text: 'Payments' },
    { kind: 'text', text: 'Due on the **5th** of each month.\n\n1. Pay\n2. Rest' },
    { kind: 'table', rows: [['Credit limit', '$60,000']] },
  ];
  const pdf = await drawn({ type: 'T', title: 'Agreement', version: '1', ...marks, blocks });
  const [, title, heading, text, list, table] = (await reflow(pdf)) ?? [];
  expect(title).toMatchObject({ kind: 'title', lines: [[{ text: 'Agreement' }]] });
  expect(heading).toMatchObject({ kind: 'heading', lines: [[{ text: 'Payments' }]] });
  expect(
    text?.kind === 'text' && text.lines[0]?.filter(({ strong, text: said }) => strong && said.trim()),
  ).toEqual([{ text: '5th', strong: true }]);
  expect(list?.kind === 'list' && list.items.map(({ label, lines }) => [label, lines.map(textOf)])).toEqual([
    ['1.', ['Pay']],
    ['2.', ['Rest']],
  ]);
  expect(table).toEqual({
    kind: 'table',
    rows: [
      [
        { isHead: true, text: 'Credit limit' },
        { isHead: false, text: '$60,000' },
      ],
    ],
  });
});

test('a file without tags is read by its pages', async () => {
  expect(await reflow(await open(untagged()))).toBeNull();
});

test.each([
  [
    'has a tag that ours have not',
    [
      { role: 'P', children: [{ id: 'a' }] },
      { role: 'H4', children: [{ id: 'b' }] },
    ],
  ],
  ['tags one word of two', [{ role: 'P', children: [{ id: 'a' }] }]],
  ['holds a picture', [{ role: 'P', children: [{ id: 'a' }, { id: 'b' }] }, { role: 'Figure' }]],
])('a file that %s is read by its pages: no word and no picture is left out', async (_why, children) => {
  expect(await reflow(ofOthers(children, '1'))).toBeNull();
});

test('a file of another writer that is tagged like ours is text, unless it does not say that it is tagged whole', async () => {
  const children = [{ role: 'P', children: [{ id: 'a' }, { id: 'b' }] }];
  expect((await reflow(ofOthers(children, '1')))?.flatMap(textsOf).join(' ')).toContain('Value');
  expect(await reflow(ofOthers(children, null))).toBeNull();
});

/** A page with the words "Value" and "$650,000", tagged as `children` say. */
function ofOthers(children: object[], claim: string | null): PDFDocumentProxy {
  const word = (str: string) => ({
    str,
    width: 40,
    height: 10,
    transform: [10, 0, 0, 10, 56, 700],
    fontName: 'f',
  });
  const mark = (id: string) => ({ type: 'beginMarkedContentProps', id, tag: 'Span' });
  const end = { type: 'endMarkedContent' };
  const items = [mark('a'), word('Value'), end, mark('b'), word('$650,000'), end];
  const page = {
    view: [0, 0, 612, 792],
    commonObjs: { has: () => false },
    getOperatorList: async () => ({}),
    getStructTree: async () => ({ role: 'Root', children }),
    getTextContent: async () => ({ items }),
  };
  const metadata = { get: () => claim };
  return { numPages: 1, getMetadata: async () => ({ metadata }), getPage: async () => page } as never;
}

async function drawn(filled: FilledDocument): Promise<PDFDocumentProxy> {
  return open((await drawPdf(filled, english.word)).pdf);
}

const open = (data: Uint8Array) => getDocument({ data: Uint8Array.from(data), verbosity: 0 }).promise;

/** A page of one word, as other writers make it. */
function untagged(): Uint8Array {
  const text = 'BT /F1 12 Tf 20 100 Td (Appraisal) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>`);
}

/** All that is printed but the line at the foot of each page. */
async function printed(pdf: PDFDocumentProxy, title: string): Promise<string> {
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return texts.filter((text) => !(text.startsWith(`${title} · version`) && text.includes('page'))).join(' ');
}

function textsOf(part: Part): string[] {
  if (part.kind === 'list') return part.items.flatMap(({ label, lines }) => [label, ...lines.map(textOf)]);
  if (part.kind === 'table') return part.rows.flat().map(({ text }) => text);
  return part.lines.map(textOf);
}

function breaksIn(parts: Part[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.lines.length - 1 : 0), 0);
}

// A signature is three lines: whose, the line or the name, and when.
function breaksOf(block: FilledBlock): number {
  if (block.kind === 'signature') return 2;
  if (block.kind !== 'text') return 0;
  return parseMarkdown(block.text).reduce(
    (sum, paragraph) => sum + (paragraph.kind === 'list' ? 0 : paragraph.lines.length - 1),
    0,
  );
}

const words = (text: string) => text.replaceAll(/\s+/g, '');

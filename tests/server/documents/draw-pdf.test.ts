/** PDFs: tagged, titled, in a language, with every letter that a name may hold; the same document gives the same bytes. */
/** Covers src/server/documents/{draw-pdf,fonts}.ts, src/server/documents. */

import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { drawPdf } from '../../../src/server/documents/draw-pdf.ts';
import type {
  FilledBlock,
  FilledDocument,
  SignatureMark,
} from '../../../src/server/documents/filled-document.ts';
import { printable } from '../../../src/server/documents/fonts.ts';
import { english } from '../english.ts';

const mark: SignatureMark = {
  typedName: 'Zofia Żółć',
  initials: 'ZŻ',
  at: Date.UTC(2026, 10, 21, 18, 30),
  ip: '203.0.113.7',
  userAgent: 'Test browser',
  shownSha256: 'ab'.repeat(32),
};

function document(blocks: FilledBlock[]): FilledDocument {
  return {
    type: 'APPLICATION',
    title: 'A test — Żółć',
    version: '1',
    lender: { name: 'Sample Lending', address: '1 Main Street', nmls: '1' },
    loanNumber: 'HL1',
    madeAt: Date.UTC(2026, 10, 21),
    blocks,
  };
}

const blocks: FilledBlock[] = [
  { kind: 'heading', text: 'Figures' },
  { kind: 'text', text: 'Paid to **Zofia Żółć**, Ελένη and Александр.\n\n- first\n- second' },
  { kind: 'table', rows: [['APR', '9.00%']] },
  { kind: 'signature', label: 'Signature of Zofia Żółć' },
];

test('the words come out as they went in', async () => {
  const text = await textOf((await drawPdf(document(blocks), english.word)).pdf);

  expect(text).toContain('Zofia Żółć');
  expect(text).toContain('Ελένη and Александр');
  expect(text).toContain('9.00%');
  expect(text).toContain('Not signed yet');
});

test('it has a title, a language and marks for its structure', async () => {
  const pdf = await open((await drawPdf(document(blocks), english.word)).pdf);
  const { info } = await pdf.getMetadata();
  const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree());

  expect(info).toMatchObject({ Title: 'A test — Żółć', Language: 'en-US' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TH', 'TD'])
    expect(roles).toContain(`"role":"${role}"`);
});

test('the same document gives the same bytes; a signature adds who, when, where and the hash', async () => {
  const [one, other, signed] = await Promise.all([
    drawPdf(document(blocks), english.word),
    drawPdf(document(blocks), english.word),
    drawPdf(document(blocks), english.word, mark),
  ]);
  const text = await textOf(signed.pdf);

  expect(Buffer.compare(one.pdf, other.pdf)).toBe(0);
  expect(text).toContain('Signed electronically on 2026-11-21 18:30:00 UTC');
  expect(text).toContain('203.0.113.7');
  expect(text.replace(/\s/g, '')).toContain(mark.shownSha256);
});

test('long tables go on over pages, and each page has its footer', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Row ${index}`, `$${index},000`]);
  const { pdf, pages } = await drawPdf(document([{ kind: 'table', rows }]), english.word);
  const text = await textOf(pdf);

  expect(pages).toBeGreaterThan(2);
  expect(text).toContain(`page ${pages} of ${pages}`);
  expect(text).toContain('Row 89');
});

describe('a name that the font cannot write', () => {
  const covers = (codePoint: number) => codePoint < 0x180;

  test.each([
    ['Nguyễn', 'Nguyen'],
    ['Żółć', 'Żółć'],
    ['李', '□'],
    ['𝓐', 'A'],
  ])('%s becomes %s', (name, written) =>
    expect(printable(name, (c) => covers(c) || c === 0x25a1)).toBe(written),
  );

  test('a letter that the font lacks does not stop the document', async () => {
    const odd = document([{ kind: 'text', text: 'Nguyễn Văn 李 \u0000 🏠 ‮abc' }]);

    expect((await drawPdf(odd, english.word)).pages).toBe(1);
  });
});

function open(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  const standardFontDataUrl = new URL('../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url)
    .pathname;
  return getDocument({ data: new Uint8Array(pdf), standardFontDataUrl }).promise;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replace(/ +/g, ' ');
}

/** One text, drawn in an email, in its plain part and on paper: no one reads its marks, and what a borrower is called is no mark. */
/** Covers src/engine/text/markdown.ts, src/server/messages/mail/{fill-markdown,html-mail,plain-mail}.ts, src/server/documents/draw-block.ts. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/engine/text/markdown.ts';
import { drawPdf } from '../../../src/server/documents/draw-pdf.ts';
import { fillMarkdown } from '../../../src/server/messages/mail/fill-markdown.ts';
import { htmlMail } from '../../../src/server/messages/mail/html-mail.ts';
import { type MailParts, plainMail } from '../../../src/server/messages/mail/plain-mail.ts';
import { english } from '../english.ts';

const source = [
  'Pay **by Friday**, *not later*, {{name}}.',
  'See [the terms](https://example.com/terms).',
  '',
  '1. Sign **here**',
  '2. Wait',
  '',
  '- one thing',
].join('\n');

function mail(name: string): MailParts {
  const text = fillMarkdown(parseMarkdown(source), (part) => part.replace('{{name}}', name));
  return { brand: 'B', preheader: '', greeting: 'Hello', text, foot: [], housing: '' };
}

test('an email shows weight, slant, links, lists and line breaks', () => {
  const html = htmlMail(mail('A**n**n'), { subject: 'S', theme: { primary: '#005ea2' } });
  expect(html).toContain('Pay <strong>by Friday</strong>, <em>not later</em>, A**n**n.<br>See ');
  expect(html).toContain('<a href="https://example.com/terms">the terms</a>');
  expect(html).toMatch(/<ol [^>]*><li [^>]*>Sign <strong>here<\/strong><\/li><li [^>]*>Wait<\/li><\/ol>/);
  expect(html).toMatch(/<ul [^>]*><li [^>]*>one thing<\/li><\/ul>/);
});

test('its plain part says the same in plain words, with the address of a link', () => {
  expect(plainMail(mail('Ann'))).toContain(
    'Pay by Friday, not later, Ann.\nSee the terms (https://example.com/terms).\n\n1. Sign here\n2. Wait\n\n- one thing',
  );
});

test('on paper it reads the same', async () => {
  const { pdf } = await drawPdf(
    {
      ...{ type: 'T', title: 'T', version: '1', loanNumber: '', madeAt: 0 },
      lender: { name: 'L', address: 'A', nmls: '1' },
      blocks: [{ kind: 'text', text: source.replace('{{name}}', 'Ann') }],
    },
    english.word,
  );
  const page = await (await getDocument({ data: pdf, verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  const lines = items
    .flatMap((item) => ('str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : []))
    .join('');
  expect(lines).toContain('Pay by Friday, not later, Ann.\nSee the terms (https://example.com/terms).');
  for (const line of ['1.', 'Sign here', '2.', 'Wait', '•', 'one thing']) expect(lines).toContain(line);
  expect(lines).not.toMatch(/\*|\]\(/);
});

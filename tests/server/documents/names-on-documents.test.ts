/** A Hawaiian and Vietnamese name is on every document of an application, letter for letter; it may be signed without its marks. */
/** Covers src/server/documents, src/server/facts/legal-name.ts, src/engine/text/fold-name.ts, src/engine/text/printable.ts. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drive, type Progress, readSample, type Sample } from '../../../src/tools/journey/drive.ts';
import { inside, settled } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const server = sharedRealServer();

/** The sample borrower under another name. */
function renamed(sample: Sample): Sample {
  const text = JSON.stringify(sample)
    .replaceAll('"first":"Maria","middle":"Elena","last":"Alvarez"', '"first":"Kaʻiulani","last":"Nguyễn"')
    .replaceAll(/"typedName":"[^"]*"/g, '"typedName":"Kaiulani Nguyen"');
  return JSON.parse(text);
}

test('every document that names the borrower says Kaʻiulani Nguyễn, and none has an empty box', async () => {
  const client = server.client();
  const progress: Progress = {};
  const email = `k${Date.now()}+happy@example.com`;
  await drive(client, renamed(readSample('happy')), { email, progress });
  const uuid = progress.uuid ?? '';
  await settled(server, { client, progress, uuid });
  const drawn = await inside(server, uuid, async ({ documents }) => {
    const all = await documents.list();
    return Promise.all(all.map(async (one) => ({ ...one, bytes: await documents.read(one.uuid) })));
  });
  const texts = new Map<string, string>();
  for (const { type, bytes } of drawn) texts.set(type, await textOf(bytes));

  expect(texts.size).toBeGreaterThan(8);
  for (const [type, text] of texts) {
    expect(text, type).not.toContain('□');
  }
  const naming = [...texts].filter(([, text]) => text.includes('Kaʻiulani Nguyễn')).map(([type]) => type);
  expect(naming).toContain('APPLICATION');
  expect(naming.length).toBeGreaterThan(3);
});

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, page) => pdf.getPage(page + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents
    .map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(''))
    .join('\n');
}

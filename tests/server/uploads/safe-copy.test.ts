/** Covers src/server/uploads/{safe-copy,picture-only}.ts, src/server/uploads/clean-pdf-thread.mjs. */
/** What a reviewer or an agent is handed shows what was sent, and does nothing by itself. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawPreviews } from '../../../src/server/uploads/draw-previews.ts';
import { imageSize } from '../../../src/server/uploads/image-size.ts';
import { safeCopy as copyOf } from '../../../src/server/uploads/safe-copy.ts';
import { pngChunk } from './png-chunk.ts';
import { guardedPdf, heic, png, turnedJpeg } from './sample-files.ts';

const limits = { pictureMegapixels: 80 };
const safeCopy = async (mediaType: string, bytes: Buffer) =>
  (await copyOf({ name: 'a file', mediaType, bytes }, limits)).bytes;

type Active = { catalog?: string; page?: string; objects?: string };

/** One page, with what acts put into its catalog, its page or its objects. */
const active = ({ catalog = '', page = '', objects = '' }: Active) =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj`,
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200] ${page}>>endobj`,
      objects,
      'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ].join('\n'),
    'latin1',
  );

const annotation = (more: string): Active => ({
  page: '/Annots[7 0 R]',
  catalog: '/AcroForm<</Fields[7 0 R]>>',
  objects: `7 0 obj<</Type/Annot/Rect[0 0 50 50] ${more}>>endobj`,
});

const file = '8 0 obj<</Type/Filespec/F(evil.exe)/EF<</F 9 0 R>>>>endobj';
const carried = `${file}\n9 0 obj<</Type/EmbeddedFile/Length 5>>stream\nevil!\nendstream endobj`;

const read = async (bytes: Buffer) => {
  const paper = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await paper.getPage(1);
  return { pages: paper.numPages, notes: await page.getAnnotations(), opening: await paper.getOpenAction() };
};

test.each<[string, Active]>([
  ['a script as it opens', { catalog: '/OpenAction<</S/JavaScript/JS(evil\\(\\))>>' }],
  [
    'a program as it opens',
    { catalog: '/OpenAction 7 0 R', objects: '7 0 obj<</S/Launch/F(evil.exe)>>endobj' },
  ],
  ['an address as it opens', { catalog: '/OpenAction<</S/URI/URI(http://evil.example)>>' }],
  ['an address as its page turns', { page: '/AA<</O<</S/URI/URI(http://evil.example)>>>>' }],
  ['scripts by name', { catalog: '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(evil\\(\\))>>]>>>>' }],
  ['a file in it', { catalog: '/Names<</EmbeddedFiles<</Names[(a)8 0 R]>>>>', objects: carried }],
  ['a form that is sent', annotation('/Subtype/Widget/FT/Tx/T(a)/A<</S/SubmitForm/F(http://evil.example)>>')],
  ['a link to a program', annotation('/Subtype/Link/A<</S/Launch/F(evil.exe)>>')],
  [
    'an action behind a link',
    annotation('/Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]/Next<</S/Launch/F(evil.exe)>>>>'),
  ],
  ['a form of its own', { catalog: '/AcroForm<</Fields[]/XFA(evil)>>' }],
])('a PDF with %s comes without it', async (_, parts) => {
  const sent = active(parts);
  expect(sent.toString('latin1')).toContain('evil');

  const copy = await safeCopy('application/pdf', sent);

  expect(copy.toString('latin1')).not.toContain('evil');
  expect((await read(copy)).pages).toBe(1);
});

test('what a bank writes stays: the page to open at, a link, what a form was filled with', async () => {
  const link = annotation('/Subtype/Link/A<</S/URI/URI(https://bank.example/help)>>');
  const form = annotation('/Subtype/Widget/FT/Tx/T(name)/V(Ann)/AA<</F<</S/JavaScript/JS(AFDate\\(\\))>>>>');

  const [linked, filled] = await Promise.all(
    [{ ...link, catalog: '/OpenAction[3 0 R/Fit]' }, form].map(async (parts) =>
      read(await safeCopy('application/pdf', active(parts))),
    ),
  );

  expect(linked).toMatchObject({
    notes: [{ url: 'https://bank.example/help' }],
    opening: { dest: [{}, { name: 'Fit' }] },
  });
  expect(filled?.notes).toMatchObject([{ fieldValue: 'Ann' }]);
});

test.each(['1.4', '1.7', '1.7ext3'] as const)(
  'a PDF %s that only its owner may change opens',
  async (version) => {
    const copy = await safeCopy('application/pdf', await guardedPdf(version));

    expect((await read(copy)).pages).toBe(1);
  },
);

test('a PDF of which no copy can be made is refused in words', async () => {
  const refused = safeCopy('application/pdf', await guardedPdf('1.4', 'opens it'));

  await expect(refused).rejects.toMatchObject({ status: 422, errors: [{ says: 'file.unsafe' }] });
});

test('a picture comes without what is written in it and behind it, and looks the same', async () => {
  const evil = Buffer.from('%PDF-1.7 <script>evil</script><?php evil ?>');
  const [plain, photo] = [png(1200, 800), turnedJpeg()];
  const noted = Buffer.concat([plain.subarray(0, 33), pngChunk('tEXt', evil), plain.subarray(33), evil]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, evil.length + 2]), evil]);
  const commented = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), evil]);

  const copies = [await safeCopy('image/png', noted), await safeCopy('image/jpeg', commented)] as const;

  expect(copies.map((copy) => copy.includes('evil'))).toEqual([false, false]);
  expect(copies[0].equals(plain)).toBe(true);
  expect(await drawPreviews(copies[1], 'image/jpeg', limits)).toEqual(
    await drawPreviews(photo, 'image/jpeg', limits),
  );
});

test('what is no PDF, PNG or JPEG comes as it was sent', async () => {
  const sound = Buffer.from('#!AMR\nsound');

  expect(await safeCopy('audio/amr', sound)).toBe(sound);
});

test('a HEIC comes as a JPEG of its size, named so, whatever hides behind it', async () => {
  const bytes = Buffer.concat([heic(), Buffer.from('evil')]);

  const copy = await copyOf({ name: 'IMG_0001.HEIC', mediaType: 'image/heic', bytes }, limits);

  expect([copy.name, copy.mediaType]).toEqual(['IMG_0001.jpg', 'image/jpeg']);
  expect(imageSize('image/jpeg', copy.bytes)).toEqual(imageSize('image/heic', bytes));
  expect(copy.bytes.includes('evil')).toBe(false);
  const broken = copyOf({ name: 'a.heic', mediaType: 'image/heic', bytes: heic().subarray(0, 900) }, limits);
  await expect(broken).rejects.toMatchObject({ status: 422 });
});

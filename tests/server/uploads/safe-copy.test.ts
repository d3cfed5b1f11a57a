/** What a reviewer or an agent is handed shows what was sent, and does nothing by itself. */
/** Covers src/server/uploads/{safe-copy,picture-only}.ts, src/server/uploads/clean-pdf-thread.mjs. */

import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
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

type Active = { catalog?: string; page?: string; objects?: string; root?: string };

/** One page, with what acts put into its catalog, its page or its objects. */
const active = ({ catalog = '', page = '', objects = '', root = '1 0 R' }: Active) =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj`,
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200] ${page}>>endobj`,
      objects,
      `trailer\n<< /Root ${root} >>\nstartxref\n9\n%%EOF\n`,
    ].join('\n'),
    'latin1',
  );

/** All that a copy says, packed objects unpacked: a search of its bytes alone would find none of them. */
async function unpacked(copy: Buffer): Promise<string> {
  const paper = await PDFDocument.load(copy, { updateMetadata: false });
  const plain = Buffer.from(await paper.save({ useObjectStreams: false }));
  return Buffer.concat([copy, plain]).toString('latin1');
}

const annotation = (more: string, objects = ''): Active => ({
  page: '/Annots[7 0 R]',
  catalog: '/AcroForm<</Fields[7 0 R]>>',
  objects: `7 0 obj<</Type/Annot/Rect[0 0 50 50] ${more}>>endobj\n${objects}`,
});

const file = '8 0 obj<</Type/Filespec/F(evil.exe)/EF<</F 9 0 R>>>>endobj';
const untyped = `${file}\n9 0 obj<</Length 5>>stream\nevil!\nendstream endobj`;
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
  [
    'a file in it that does not say what it is',
    { catalog: '/Names<</EmbeddedFiles<</Names[(a)8 0 R]>>>>', objects: untyped },
  ],
  ['a file pinned to its page', annotation('/Subtype/FileAttachment/FS 8 0 R', untyped)],
  [
    'a program whose kind stands elsewhere',
    annotation('/Subtype/Link/A<</S 10 0 R/F(evil.exe)>>', '10 0 obj/Launch endobj'),
  ],
  ['a script behind a link', annotation('/Subtype/Link/A<</S/URI/URI(javascript:evil\\(\\))>>')],
  [
    'a program behind a link',
    annotation('/Subtype/Link/A<</S/URI/URI 10 0 R>>', '10 0 obj(file:///c:/evil.exe)endobj'),
  ],
  [
    'a film that runs a script',
    annotation('/Subtype/Screen/A<</S/Rendition/R 8 0 R>>', '8 0 obj<</S/MR/C<</D(evil)>>>>endobj'),
  ],
  [
    'a script in an object that is written wrong',
    { catalog: '/OpenAction 7 0 R', objects: '7 0 obj<</S/JavaScript/JS(evil\\(\\))/X ]>>endobj' },
  ],
  [
    'scripts in its trailer',
    { root: '<</Type/Catalog/Pages 2 0 R/AA<</WC<</S/JavaScript/JS(evil\\(\\))>>>>>>' },
  ],
  ['something that nothing leads to', { objects: '20 0 obj<</X(evil)>>endobj' }],
  ['a form of its own', { catalog: '/AcroForm<</Fields[]/XFA(evil)>>' }],
])('a PDF with %s comes without it', async (_, parts) => {
  const sent = active(parts);
  expect(sent.toString('latin1')).toContain('evil');

  const copy = await safeCopy('application/pdf', sent);

  expect(await unpacked(copy)).not.toContain('evil');
  expect((await read(copy)).pages).toBe(1);
});

/** The objects 1 to 4 stand in a packed bundle, where no search of the bytes finds them. */
function bundled(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(evil\\(\\))>>/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/AA<</O<</S/Launch/F(evil.exe)>>>>>>',
    '<</Type/Filespec/F(evil.exe)/EF<</F 5 0 R>>>>',
  ];
  const at = objects.map((_, index) => objects.slice(0, index).join(' ').length + Math.sign(index));
  const index = at.map((offset, object) => `${object + 1} ${offset}`).join(' ');
  const packed = deflateSync(`${index} ${objects.join(' ')}`);
  const carried = deflateSync('evil');
  const parts = [
    Buffer.from(
      `%PDF-1.5\n5 0 obj<</Type/EmbeddedFile/Filter/FlateDecode/Length ${carried.length}>>stream\n`,
    ),
    carried,
    Buffer.from('\nendstream endobj\n'),
    Buffer.from(
      `6 0 obj<</Type/ObjStm/N 4/First ${index.length + 1}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ];
  const head = Buffer.concat(parts);
  const inBundle = [0, 1, 2, 3].map((place) => [2, 0, 6, place]);
  const rows = [[0, 0, 0, 0], ...inBundle, [1, 0, 9, 0], [1, 0, head.indexOf('6 0 obj'), 0]].flat();
  const list = `7 0 obj<</Type/XRef/W[1 2 1]/Size 7/Root 1 0 R/Length ${rows.length}>>stream\n`;
  const end = `\nendstream endobj\nstartxref\n${head.length}\n%%EOF\n`;
  return Buffer.concat([head, Buffer.from(list), Buffer.from(rows), Buffer.from(end)]);
}

test.each([
  ['packed into a bundle', false],
  ['encrypted, and opening without a password', true],
])('what acts is gone from a PDF that is %s', async (_, isLocked) => {
  const paper = await PDFDocument.load(bundled(), { updateMetadata: false });
  if (isLocked) paper.encrypt({ ownerPassword: 'changes it', userPassword: '' });
  const sent = isLocked ? Buffer.from(await paper.save()) : bundled();
  expect(sent.includes(isLocked ? '/Encrypt' : '/ObjStm')).toBe(true);
  expect(await actsOf(sent)).toEqual({ scripts: isLocked ? [] : ['evil()'], files: 1 });

  const copy = await safeCopy('application/pdf', sent);

  expect(await actsOf(copy)).toEqual({ scripts: [], files: 0 });
  expect(await unpacked(copy)).not.toMatch(/evil|JavaScript|Launch|Embedded|OpenAction|\/AA/);
  expect((await read(copy)).pages).toBe(1);
});

/** What a viewer would run as it opens, and carry. */
async function actsOf(bytes: Buffer) {
  const paper = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const scripts = Object.values((await paper.getJSActions()) ?? {}).flat();
  return { scripts, files: Object.keys((await paper.getAttachments()) ?? {}).length };
}

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

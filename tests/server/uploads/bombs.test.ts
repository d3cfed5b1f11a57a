/** A PDF that grows without end is known before it is opened, however it is written; one that is not meets the limits of its process. */
/** Covers src/server/uploads/{inspect-pdf,in-child}.ts, src/server/uploads/pdf-thread.mjs. */
import { expect, test } from 'vitest';
import { inChild } from '../../../src/server/uploads/in-child.ts';
import { bombPdf, guardedPdf, pdf } from './sample-files.ts';

const thread = new URL('../../../src/server/uploads/pdf-thread.mjs', import.meta.url);
const limits = { computeMs: 60_000, patienceMs: 60_000, megabytes: 2_000, atOnce: 1 };
const read = inChild<{ bytes: Uint8Array }, object>(thread, limits);

const written = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
const bomb = (name?: string) => bombPdf(40e6, name);

// A reader that had opened one would say that it is unreadable.
test.each<[string, Buffer]>([
  ['as programs write it', bomb()],
  ['with a letter of its type as a number', bomb('Obj#53tm')],
  ['without a type', written(bomb(), '/Type/ObjStm', '')],
  ['with another type', bomb('Metadata')],
  ['with its keys in numbers', written(bomb('Metadata'), '/First', '/#46#69rst')],
  [
    'after the keyword of another stream',
    written(bomb(), '4 0 obj', '3 0 obj<</Length 0>>stream\nendstream endobj 4 0 obj'),
  ],
  ['packed in two ways', written(bomb(), '/Filter/FlateDecode', '/Filter[/ASCIIHexDecode/FlateDecode]')],
  ['packed by a way that stands elsewhere', written(bomb(), '/Filter/FlateDecode', '/Filter 9 0 R')],
])('a bundle of 40 MB %s is a bomb, and is not opened', async (_, bytes) => {
  expect(await read({ bytes })).toEqual({ fault: 'heavy' });
});

test('papers that programs write are opened', async () => {
  expect(await read({ bytes: pdf('', '', 3) })).toEqual({ pages: 3 });
  expect(await read({ bytes: await guardedPdf('1.7ext3') })).toEqual({ pages: 1 });
});

/**
 * A thread that writes a PDF anew from what it shows, without what acts by itself or carries something along: scripts, actions
 * when it opens or a page turns, programs to start, forms that send themselves, other files. A link that is clicked stays.
 */
import { parentPort } from 'node:worker_threads';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

parentPort?.on('message', async ({ id, job }) => {
  parentPort?.postMessage({ id, answer: await clean(job.bytes) });
});

const names = (...all) => all.map((name) => PDFName.of(name));
/** Wherever they stand, they act by themselves or hold what does (ISO 32000-2, 12.6 and 7.11). */
const doomed = names(
  ...[
    'AA',
    'JS',
    'JavaScript',
    'EmbeddedFiles',
    'EF',
    'AF',
    'FS',
    'XFA',
    'Collection',
    'Rendition',
    'Renditions',
  ],
  ...['RichMediaContent', 'RichMediaSettings', 'Movie', 'Sound', '3DD', '3DA'],
);
/** A stream may say that its data is in another file. */
const external = names('F', 'FFilter', 'FDecodeParms');
const [kind, type, opening] = names('S', 'Type', 'OpenAction');
const actions = new Set(
  names(
    ...[
      'Launch',
      'JavaScript',
      'SubmitForm',
      'ImportData',
      'GoToR',
      'GoToE',
      'GoToDp',
      'Rendition',
      'Movie',
      'Sound',
    ],
    ...['RichMediaExecute', 'GoTo3DView', 'Thread'],
  ),
);

/** @param {Uint8Array} bytes @returns {Promise<{ bytes: Uint8Array } | { fault: 'unreadable' }>} */
async function clean(bytes) {
  try {
    const paper = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    const { context, catalog } = paper;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      const dict = object instanceof PDFStream ? object.dict : undefined;
      if (dict?.lookup(type) === PDFName.of('EmbeddedFile')) context.delete(ref);
      else if (dict) for (const name of external) dict.delete(name);
      disarm(dict ?? object);
    }
    // A place to open at stays; an address that opens by itself does not.
    const first = catalog.lookup(opening);
    if (first instanceof PDFDict && first.lookup(kind) !== PDFName.of('GoTo')) catalog.delete(opening);
    return { bytes: await paper.save({ updateFieldAppearances: false, addDefaultPage: false }) };
  } catch {
    return { fault: 'unreadable' };
  }
}

function disarm(object) {
  if (object instanceof PDFArray) for (const one of object.asArray()) disarm(one);
  if (!(object instanceof PDFDict)) return;
  for (const name of doomed) object.delete(name);
  const isAction = actions.has(object.get(kind));
  for (const [name, value] of object.entries()) {
    if (isAction) object.delete(name);
    else disarm(value);
  }
}

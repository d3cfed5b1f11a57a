/**
 * A thread that writes a PDF again from what it shows, without what acts by itself or carries something along: scripts, actions
 * when it opens or a page turns, programs to start, forms that send themselves, other files. A link that is clicked stays.
 */
import { parentPort } from 'node:worker_threads';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

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
const [kind, opening, address] = names('S', 'OpenAction', 'URI');
/** Where a link may lead: no script, no program and no file of the reader's own computer. */
const leadsOut = /^(?:https?|mailto|tel):/i;
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
      // Its bytes would be written as they came, and other programs may make something of them.
      if (object instanceof PDFInvalidObject) context.delete(ref);
      else disarm(object, context);
    }
    // What belongs to the document itself may be in the trailer, and not among the objects.
    for (const object of Object.values(context.trailerInfo)) disarm(object, context);
    // A place to open at stays; an address that opens by itself does not.
    const first = catalog.lookup(opening);
    if (first instanceof PDFDict && first.lookup(kind) !== PDFName.of('GoTo')) catalog.delete(opening);
    dropUnreached(context);
    return { bytes: await paper.save({ updateFieldAppearances: false, addDefaultPage: false }) };
  } catch {
    return { fault: 'unreadable' };
  }
}

function disarm(object, context) {
  if (object instanceof PDFArray) for (const one of object.asArray()) disarm(one, context);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const name of object === dict ? doomed : [...doomed, ...external]) dict.delete(name);
  const isAction = actsByItself(dict, context);
  for (const [name, value] of dict.entries()) {
    if (isAction) dict.delete(name);
    else disarm(value, context);
  }
}

// Each value may stand elsewhere, as an object of its own.
function actsByItself(dict, context) {
  const leadsTo = context.lookup(dict.get(address));
  const isText = leadsTo instanceof PDFString || leadsTo instanceof PDFHexString;
  return actions.has(context.lookup(dict.get(kind))) || (isText && !leadsOut.test(leadsTo.decodeText()));
}

/** Removes what nothing leads to any more, such as a file whose entry is gone: its bytes would still be handed out. */
function dropUnreached(context) {
  const reached = new Set();
  const ahead = Object.values(context.trailerInfo);
  while (ahead.length > 0) {
    const object = ahead.pop();
    if (object instanceof PDFRef) {
      if (!reached.has(object)) ahead.push(context.lookup(object));
      reached.add(object);
    } else ahead.push(...partsOf(object));
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}

function partsOf(object) {
  if (object instanceof PDFArray) return object.asArray();
  const dict = object instanceof PDFStream ? object.dict : object;
  return dict instanceof PDFDict ? dict.values() : [];
}

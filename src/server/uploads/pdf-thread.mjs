/** A thread that reads a PDF far enough to count its pages. What a stranger's file does to it ends with the thread. */
import { parentPort } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const quiet = 0;
const options = { verbosity: quiet, isEvalSupported: false, disableFontFace: true, useSystemFonts: false };

parentPort?.on('message', async ({ id, job }) => {
  parentPort?.postMessage({ id, answer: await countPages(job.bytes) });
});

/** @param {Uint8Array} bytes @returns {Promise<{ pages: number } | { fault: 'locked' | 'unreadable' | 'heavy' }>} */
async function countPages(bytes) {
  if (growsTooFar(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) return { fault: 'heavy' };
  const opening = getDocument({ ...options, data: bytes });
  try {
    return { pages: (await opening.promise).numPages };
  } catch (error) {
    return { fault: error.name === 'PasswordException' ? 'locked' : 'unreadable' };
  } finally {
    await opening.destroy();
  }
}

/** What a writer packs into one stream of objects is a tenth of it. */
const longestStream = 8 * 1024 * 1024;
const longestHead = 1024;

/**
 * Whether the list of a PDF's objects, or a bundle of them, is a bomb. This is quicker than the reader, which unpacks them in
 * JavaScript; one that hides from it meets the limits of the process.
 */
function growsTooFar(bytes) {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const head = bytes.toString('latin1', Math.max(0, at - longestHead), at);
    if (head.endsWith('end')) continue;
    const own = plainNames(head.slice(head.lastIndexOf('obj') + 3));
    if (isBundle(own) && (isPackedTwice(own) || isLong(bytes.subarray(at + 6)))) return true;
  }
  return false;
}

/** A letter of a name may be written as #41. */
const plainNames = (dictionary) =>
  dictionary.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** By the keys that the reader needs, for it looks at no type. */
const isBundle = (dictionary) => /\/(?:ObjStm|XRef|First|W)\b/.test(dictionary);

/** No program packs a bundle any other way than once, by Flate; how long another becomes, only the reader would tell. */
function isPackedTwice(dictionary) {
  const [, filter] = /\/Filter\s*(\[[^\]]*\]|\/\w+|[^/>]+)/.exec(dictionary) ?? [];
  return filter !== undefined && !/^\[?\s*\/Fl(?:ateDecode)?\s*\]?\s*$/.test(filter);
}

function isLong(behindKeyword) {
  const start = /^\r?\n?/.exec(behindKeyword.toString('latin1', 0, 2))[0].length;
  try {
    inflateSync(behindKeyword.subarray(start), { maxOutputLength: longestStream });
    return false;
  } catch (error) {
    return error.code === 'ERR_BUFFER_TOO_LARGE';
  }
}

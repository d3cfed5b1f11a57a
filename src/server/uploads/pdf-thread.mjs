/** A thread that reads a PDF far enough to count its pages. What a stranger's file does to it ends with the thread. */
import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const quiet = 0;
const options = { verbosity: quiet, isEvalSupported: false, disableFontFace: true, useSystemFonts: false };

parentPort?.on('message', async ({ id, job }) => {
  parentPort?.postMessage({ id, answer: await countPages(job.bytes) });
});

/** @param {Uint8Array} bytes @returns {Promise<{ pages: number } | { fault: 'locked' | 'unreadable' }>} */
async function countPages(bytes) {
  const opening = getDocument({ ...options, data: bytes });
  try {
    return { pages: (await opening.promise).numPages };
  } catch (error) {
    return { fault: error.name === 'PasswordException' ? 'locked' : 'unreadable' };
  } finally {
    await opening.destroy();
  }
}

/**
 * A thread that decodes a picture, and draws it as JPEGs for the screen: upright, without what the camera wrote beside it (its
 * place above all), no larger than asked. ImageMagick runs in WebAssembly: a file that breaks it reaches nothing of the
 * server.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import {
  AlphaAction,
  ImageMagick,
  initializeImageMagick,
  MagickColors,
  MagickFormat,
  MagickGeometry,
  MagickImage,
  MagickReadSettings,
  ResourceLimits,
} from '@imagemagick/magick-wasm';
import { isDecodablePng } from './is-decodable-png.mjs';

const program = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
// Only these are read: ImageMagick knows hundreds of formats, some of which are programs.
const formats = {
  'image/jpeg': MagickFormat.Jpeg,
  'image/png': MagickFormat.Png,
  'image/heic': MagickFormat.Heic,
};
const quality = 82;
const pixelBytes = 4;

let ready;

parentPort?.on('message', async ({ id, job }) => {
  parentPort?.postMessage({ id, answer: await answerTo(job) });
});

async function answerTo(job) {
  if (job.edges.length === 0 && job.mediaType === 'image/png')
    return (await isDecodablePng(Buffer.from(job.bytes))) ? { pictures: [] } : { fault: 'unreadable' };
  ready ??= initializeImageMagick(readFileSync(program));
  await ready;
  return job.edges.length > 0 ? draw(job) : check(job);
}

/** A JPEG is decoded at a fraction of its size, in as little memory: to at least `edge` pixels, or whole for 0. */
function readingAt(edge, format) {
  const settings = new MagickReadSettings({ format });
  if (edge) settings.setDefine(MagickFormat.Jpeg, 'size', `${edge}x${edge}`);
  return settings;
}

// A JPEG carries no checksum: the reader fills what it cannot decode with gray, and warns. Stray bytes between two parts,
// which some cameras write, hurt nothing.
const isBroken = ({ error }) => /bad Huffman code|premature end/i.test(error.message);

/**
 * Decodes a picture and draws none.
 * @returns {{ pictures: [] } | { fault: 'unreadable' }}
 */
function check({ bytes, mediaType, megapixels }) {
  limit(megapixels);
  const picture = MagickImage.create();
  let fault = false;
  picture.onWarning = (warning) => {
    fault ||= isBroken(warning);
  };
  try {
    picture.read(bytes, readingAt(1, formats[mediaType]));
    return fault ? { fault: 'unreadable' } : { pictures: [] };
  } catch {
    return { fault: 'unreadable' };
  } finally {
    picture.dispose();
  }
}

function limit(megapixels) {
  ResourceLimits.memory = BigInt(megapixels * 1_000_000 * pixelBytes * 2);
  ResourceLimits.disk = 0n;
}

/**
 * @param {{ bytes: Uint8Array, mediaType: keyof typeof formats, megapixels: number, edges: number[], readAt: number }} job `edges`: the
 * longest edge of each picture wanted, in pixels, the largest first; none to have it decoded only; `readAt`: to how many pixels a JPEG is decoded at least, 0 for all
 * @returns {{ pictures: Uint8Array[] } | { fault: 'unreadable' }}
 */
function draw({ bytes, mediaType, megapixels, edges, readAt }) {
  limit(megapixels);
  try {
    return ImageMagick.read(bytes, readingAt(readAt, formats[mediaType]), (picture) => {
      picture.autoOrient();
      picture.strip();
      picture.backgroundColor = MagickColors.White;
      picture.alpha(AlphaAction.Remove);
      return { pictures: edges.map((edge) => drawAt(picture, edge)) };
    });
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Each picture is made of the one before it, which is smaller than the original. */
function drawAt(picture, edge) {
  if (Math.max(picture.width, picture.height) > edge) picture.resize(new MagickGeometry(edge, edge));
  picture.quality = quality;
  return picture.write(MagickFormat.Jpeg, (bytes) => bytes.slice());
}

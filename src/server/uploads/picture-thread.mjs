/**
 * A thread that decodes a picture, and draws it as JPEGs for the screen: upright, without what the camera wrote beside it (its place above
 * all), no larger than asked. ImageMagick runs in WebAssembly: a file that breaks it reaches nothing of the
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
  ResourceLimits,
} from '@imagemagick/magick-wasm';

const program = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
// Only these are read: ImageMagick knows hundreds of formats, some of which are programs.
const formats = {
  'image/jpeg': MagickFormat.Jpeg,
  'image/png': MagickFormat.Png,
  'image/heic': MagickFormat.Heic,
};
const quality = 82;
const pixelBytes = 4;

const ready = initializeImageMagick(readFileSync(program));

parentPort?.on('message', async ({ id, job }) => {
  await ready;
  parentPort?.postMessage({ id, answer: job.edges.length > 0 ? draw(job) : check(job) });
});

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
    picture.read(bytes, formats[mediaType]);
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
 * @param {{ bytes: Uint8Array, mediaType: keyof typeof formats, megapixels: number, edges: number[] }} job `edges`: the
 * longest edge of each picture wanted, in pixels, the largest first; none to have it decoded only
 * @returns {{ pictures: Uint8Array[] } | { fault: 'unreadable' }}
 */
function draw({ bytes, mediaType, megapixels, edges }) {
  limit(megapixels);
  try {
    return ImageMagick.read(bytes, formats[mediaType], (picture) => {
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

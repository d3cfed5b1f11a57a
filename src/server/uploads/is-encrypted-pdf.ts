/** A PDF is encrypted when its trailer, or the cross-reference stream that stands for it, names an /Encrypt dictionary. */

const reference = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

export function isEncryptedPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return trailers(text).some((trailer) => reference.test(trailer));
}

// Both dictionaries are plain text even when everything else in the file is compressed.
function trailers(text: string): string[] {
  const classic = [...text.matchAll(/trailer\b/g)].map(({ index }) => text.slice(index, index + 4096));
  const streams = [...text.matchAll(/\/Type\s*\/XRef\b/g)].map(({ index }) => {
    const start = text.lastIndexOf('obj', index);
    const end = text.indexOf('stream', index);
    return text.slice(Math.max(0, start), end < 0 ? index + 4096 : end);
  });
  return [...classic, ...streams];
}

/** Whether one file is two: a picture or PDF to us, and an archive, a PDF or a web page to the program that is given it next. */

const headBytes = 1024;
const foreignHeads = /%PDF-|<!doctype\s+html|<html|<script|<\?php/i;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
/** The end record of a ZIP, without the comment that may follow it. */
const zipEndBytes = 22;
const longestComment = 0xffff;

export function isTwofold(mediaType: string, bytes: Buffer): boolean {
  const isPicture = mediaType !== 'application/pdf';
  return (isPicture && foreignHeads.test(bytes.toString('latin1', 0, headBytes))) || endsAsZip(bytes);
}

// A ZIP is read from its end: its end record says how long the comment behind it is.
function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - zipEndBytes - longestComment);
  for (let at = bytes.indexOf(zipEnd, from); at >= 0; at = bytes.indexOf(zipEnd, at + 1)) {
    if (at + zipEndBytes > bytes.length) return false;
    if (at + zipEndBytes + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  }
  return false;
}

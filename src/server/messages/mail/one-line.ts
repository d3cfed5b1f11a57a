/** A text without line breaks and without characters that nobody sees: what is filled in cannot add a header or turn a line around. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim();
}

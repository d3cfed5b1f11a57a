/**
 * A text without line breaks and invisible characters: what is filled in can neither add a header nor reverse a line.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim();
}

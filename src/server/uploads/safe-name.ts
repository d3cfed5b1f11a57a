/** A file name fit to show: the last part of a path, without control or direction marks, at most 120 characters. */

export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '')
    .trim();
  if (shown.length <= 120) return shown || 'file';
  const extension = /\.[a-z0-9]{1,5}$/i.exec(shown)?.[0] ?? '';
  return cut(shown, 120 - extension.length) + extension;
}

// A letter is cut off whole: half of an emoji, or an accent without its letter, is none.
function cut(text: string, most: number): string {
  const whole = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return [...whole]
    .filter(({ index, segment }) => index + segment.length <= most)
    .map(({ segment }) => segment)
    .join('');
}

/** Says where a text stops being JSON, by its line as editors count it: the parser counts characters, or quotes what it saw. */

/** "line 4: expected double-quoted property name." Without a line where the parser gave no hint. */
export function jsonFault(text: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const reason = said
    .replace(/( in JSON)? at position \d+.*$/s, '')
    .replace(/, (\.\.\.)?".*is not valid JSON$/s, '');
  const at = placeOf(text, said);
  const words = `${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
  return at === undefined ? words : `line ${text.slice(0, at).split('\n').length}: ${words}`;
}

// V8 quotes ten characters on either side of what it did not expect.
const AROUND = 10;

function placeOf(text: string, said: string): number | undefined {
  const [, position] = / at position (\d+)/.exec(said) ?? [];
  if (position) return Math.min(Number(position), text.trimEnd().length);
  if (/^Unexpected end/.test(said)) return text.trimEnd().length;
  const [, cut, quoted = ''] = /, (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(said) ?? [];
  const start = quoted === '' ? -1 : text.indexOf(quoted);
  if (start < 0) return undefined;
  const [, token = ''] = /^Unexpected token '(.)'/su.exec(said) ?? [];
  return cut ? start + AROUND : Math.max(start, text.indexOf(token, start));
}

/** JSON as this project formats it: a list of words on one line where it fits, everything else line by line. */

const width = 110;

/** @param value without undefined members @returns the text with a last line break */
export function writtenJson(value: unknown): string {
  return `${lines(value, '', 0)}\n`;
}

/** @param before how many characters stand before the value on its line */
function lines(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const short = `[${value.map((part) => JSON.stringify(part)).join(', ')}]`;
    const isPlain = value.every((part) => typeof part !== 'object');
    if (isPlain && before + short.length + 1 <= width) return short;
    return `[\n${value.map((part) => inner + lines(part, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, part]) => {
    const head = `${inner}${JSON.stringify(key)}: `;
    return head + lines(part, inner, head.length);
  });
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`;
}

/** How deeply a JSON text is nested, counted on the text before anything is built from it. */

/** The deepest nesting of arrays and objects; brackets inside strings do not count. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (quoted && code === backslash) index++;
    else if (code === quote) quoted = !quoted;
    else if (quoted) continue;
    else if (code === brace || code === bracket) deepest = Math.max(deepest, ++depth);
    else if (code === braceEnd || code === bracketEnd) depth--;
  }
  return deepest;
}

const [quote, backslash, brace, braceEnd, bracket, bracketEnd] = [34, 92, 123, 125, 91, 93];

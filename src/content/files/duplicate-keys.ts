/** Finds keys that a JSON object has twice: the parser silently keeps the last one, so the first is lost. */
export type Duplicate = { key: string; line: number; first: number };

type Open = { lines: Map<string, number> | undefined };

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\n/g;

/** Every key that its object had before, with the lines of both, as editors count them. `text` is valid JSON. */
export function duplicateKeys(text: string): Duplicate[] {
  const found: Duplicate[] = [];
  const open: Open[] = [];
  let line = 1;
  let word = '';
  for (const [part] of text.matchAll(token)) {
    if (part === '\n') line += 1;
    else if (part === '{') open.push({ lines: new Map() });
    else if (part === '[') open.push({ lines: undefined });
    else if (part === '}' || part === ']') open.pop();
    else if (part === ':') note(open.at(-1)?.lines, word, line, found);
    else word = part;
  }
  return found;
}

// A colon outside of strings stands behind a key, and the last string before it is that key.
function note(lines: Open['lines'], word: string, line: number, found: Duplicate[]): void {
  const key = String(JSON.parse(word));
  const first = lines?.get(key);
  if (first === undefined) lines?.set(key, line);
  else found.push({ key, line, first });
}

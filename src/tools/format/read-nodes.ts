/** Reads JSON into a tree that keeps every word as it is written: 7.60 stays 7.60. */

/** A value as it is written, or the parts of a list or an object; `head` is a part's key with its colon, empty in a list. */
export type JsonNode = string | { open: '{' | '['; parts: Part[] };

type Part = { head: string; node: JsonNode };

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** @throws SyntaxError for a text that is not JSON */
export function readNodes(text: string): JsonNode {
  JSON.parse(text);
  const words = text.match(tokens) ?? [];
  return readNode({ words, at: 0 });
}

type Reader = { words: readonly string[]; at: number };

function readNode(reader: Reader): JsonNode {
  const word = take(reader);
  return word === '{' || word === '[' ? { open: word, parts: readParts(reader, word) } : word;
}

// Up to the closing bracket; what is JSON has been asked before.
function readParts(reader: Reader, open: '{' | '['): Part[] {
  const parts: Part[] = [];
  while (!['}', ']'].includes(peek(reader))) {
    if (peek(reader) === ',') take(reader);
    const head = open === '{' ? `${take(reader)}${take(reader)} ` : '';
    parts.push({ head, node: readNode(reader) });
  }
  take(reader);
  return parts;
}

const peek = ({ words, at }: Reader): string => words[at] ?? ']';

function take(reader: Reader): string {
  const word = peek(reader);
  reader.at += 1;
  return word;
}

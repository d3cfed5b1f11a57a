/** Makes generated types short to read: a comment of one sentence takes a line, and a list of words as few as it fits on. */

/** Columns of a line. */
const width = 110;

/** @param text as json-schema-to-typescript writes it */
export function leanTypes(text: string): string {
  const lines = text
    .replaceAll(referenced, '')
    .replaceAll(counted, '')
    .replaceAll(/^ *\/\*\*\n *\*\/\n/gm, '')
    .replaceAll(/^export interface \w+Party \{\}\n/gm, '')
    .replaceAll(oneSentence, '$1/** $2 */')
    .replaceAll(plainMembers, onOneLine)
    .split('\n');
  return packed(lines).join('\n');
}

// Who refers to a definition is seen where it is named.
const referenced =
  /(?:\n *\*)?\n *\* This interface was referenced by `[^`]*`'s JSON-Schema\n *\* via the `[\w ]+` "[^"]*"\./g;

// How many there may be, no type can say; the schema does.
const counted = /(?:\n *\*)?(?:\n *\* @(?:minItems|maxItems) \d+)+(?=\n *\*\/)/g;

const oneSentence = /^( *)\/\*\*\n *\* ([^\n]*)\n *\*\//gm;

// An object of a few members that need no word of explanation.
const plainMembers = /\{\n((?: *[^\n{}/]+;\n){1,4}) *\}/g;

function onOneLine(whole: string, members: string): string {
  const line = members.trim().replaceAll(/;\n */g, '; ').replace(/;$/, '');
  return line.length < 80 ? `{ ${line} }` : whole;
}

const word = /^( *)\| ('[^']*'|\w+)(;?)$/;

function packed(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const [, indent, value, end] = word.exec(line) ?? [];
    const isOpen = before !== undefined && /^ *\| (?:'[^']*'|\w+)(?: \| (?:'[^']*'|\w+))*$/.test(before);
    const joined = `${before} | ${value}${end}`;
    const isBeside =
      isOpen && value !== undefined && before.startsWith(`${indent}|`) && joined.length <= width;
    if (isBeside) out[out.length - 1] = joined;
    else out.push(line);
  }
  return out;
}

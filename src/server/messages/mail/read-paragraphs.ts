/**
 * The small Markdown of a message: paragraphs, lists, bold words. Read before filling in, so that a name full of
 * asterisks stays a name.
 */
export type Run = { text: string; strong: boolean };
export type Paragraph = { runs: Run[] } | { items: Run[][] };

export function readParagraphs(text: string, fill: (text: string) => string): Paragraph[] {
  const runs = (line: string) => readRuns(line, fill);
  return text.split(/\n\s*\n/).map((part) => {
    const lines = part.trim().split('\n');
    const isList = lines.every((line) => line.startsWith('- '));
    return isList ? { items: lines.map((line) => runs(line.slice(2))) } : { runs: runs(lines.join(' ')) };
  });
}

function readRuns(line: string, fill: (text: string) => string): Run[] {
  return line
    .split('**')
    .map((text, index) => ({ text: filled(text, fill), strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

// Filling in trims; the spaces between runs are the author's.
function filled(text: string, fill: (text: string) => string): string {
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]];
  return text.trim() === '' ? text : before + fill(text.trim()) + after;
}

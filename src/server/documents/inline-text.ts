/** Splits the small Markdown of a document's text into runs of one weight. Links keep their words and show their address. */

export type TextRun = { text: string; bold: boolean };

export function inlineText(markdown: string): TextRun[] {
  const plain = markdown.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)');
  const parts = plain.split('**');
  return parts
    .map((text, index) => ({
      text: text.replace(/(^|[\s(])[*_]([^*_]+)[*_]/g, '$1$2'),
      bold: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}

/** Paragraphs of a text, and its `- ` lines as lists, in their order. */
export function paragraphs(markdown: string): (string | string[])[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? lines.map((line) => line.slice(2))
        : lines.join(' ');
    });
}

/**
 * The words of a tagged PDF in reading order, by what its tags say they are: the same file that is kept and signed, for a
 * screen on which a page of paper is too small to read. A file whose tags leave out any word is no such file.
 */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

export type Words = { text: string; strong: boolean }[];
export type Cell = { isHead: boolean; text: string };
export type Part =
  | { kind: 'title' | 'heading' | 'text'; lines: Words[] }
  | { kind: 'list'; items: { label: string; lines: Words[] }[] }
  | { kind: 'table'; rows: Cell[][] };

type Node = { role?: string; id?: string; children?: Node[] };
type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];
type Written = Extract<Item, { str: string }>;
// Its types leave out the tag.
type Marked = { tag?: string; id?: string | null };
type Page = { lines: Map<string, Words[]>; tree: Node | null };

/**
 * @returns the parts from the first page to the last, or null where they would leave out a word or a picture: a file whose
 * writer does not say that all of it is tagged (PDF/UA, ISO 14289), or that has tags other than those our documents are made of.
 */
export async function reflow(pdf: PDFDocumentProxy): Promise<Part[] | null> {
  const { metadata } = await pdf.getMetadata();
  if (!metadata?.get(TAGGED)) return null;
  const parts: Part[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { lines, tree } = await readPage(await pdf.getPage(number));
    if (tree && hasPicture(tree)) return null;
    const words = new Map(lines);
    if (tree) parts.push(...partsOf(tree, words));
    // Each part takes its words; what is left over would not be read.
    if (words.size > 0) return null;
  }
  return parts.length > 0 ? parts : null;
}

const TAGGED = 'pdfuaid:part';

function hasPicture(node: Node): boolean {
  return roleOf(node) === 'figure' || (node.children ?? []).some(hasPicture);
}

const LOOSE = 'no tag';
const FURNITURE = 'artifact';

async function readPage(page: PDFPageProxy): Promise<Page> {
  // Fonts are known by name once what draws the page is.
  await page.getOperatorList();
  const [tree, { items }] = await Promise.all([
    page.getStructTree() as Promise<Node | null>,
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  const right = page.view[2] as number;
  const lines = new Map<string, Words[]>();
  for (const [id, written] of byMark(items)) lines.set(id, linesOf(written, right, isStrongIn(page)));
  return { lines, tree };
}

// What stands under each mark. Furniture of the page is an artifact: it is no text of the document.
function byMark(items: readonly Item[]): Map<string, Written[]> {
  const marks: string[] = [];
  const found = new Map<string, Written[]>();
  for (const item of items) {
    if ('str' in item) {
      const id = marks.at(-1) ?? LOOSE;
      if (id !== FURNITURE && (item.str !== '' || found.has(id)))
        found.set(id, [...(found.get(id) ?? []), item]);
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push(markOf(item as Marked));
  }
  return found;
}

const markOf = ({ tag, id }: Marked) => (tag?.toLowerCase() === FURNITURE ? FURNITURE : (id ?? LOOSE));

const roleOf = ({ role }: Node) => role?.toLowerCase() ?? '';

function isStrongIn(page: PDFPageProxy): (font: string) => boolean {
  return (font) => page.commonObjs.has(font) && /bold/i.test(page.commonObjs.get(font)?.name ?? '');
}

// The end of a line is a mark of its own between two texts.
function linesOf(written: Written[], right: number, isStrong: (font: string) => boolean): Words[] {
  const left = Math.min(...written.map(({ transform }) => transform[4]));
  const lines: Words[] = [];
  let line: Words = [];
  let last: Written | undefined;
  for (const [index, item] of written.entries()) {
    // No line begins with a space.
    const isWords = item.str.trim() !== '';
    if (isWords || (item.str && line.length > 0))
      line.push({ text: item.str, strong: isStrong(item.fontName) });
    if (isWords) last = item;
    const next = written.slice(index + 1).find(({ str }) => str.trim() !== '');
    if (!item.hasEOL || !last || !next) continue;
    if (!breaks(last, next, right - left)) line.push({ text: ' ', strong: false });
    else {
      lines.push(line);
      line = [];
    }
  }
  return [...lines, line].filter(({ length }) => length > 0);
}

// A line ends where its writer ended it: in another size, or where the next word would still have had room.
function breaks(last: Written, next: Written, edge: number): boolean {
  if (Math.abs(last.height - next.height) > 0.5) return true;
  const [word = ''] = next.str.trim().split(' ');
  const width = next.width * ((word.length + 1) / Math.max(1, next.str.length));
  return last.transform[4] + last.width + width < edge - SLACK;
}

// Points: as wide as the margin of our paper, and a little more.
const SLACK = 12;

const WRITTEN: Readonly<Record<string, 'title' | 'heading' | 'text'>> = {
  h1: 'title',
  h2: 'heading',
  p: 'text',
};

function partsOf(node: Node, lines: Page['lines']): Part[] {
  const { children = [] } = node;
  const role = roleOf(node);
  if (role === 'l') return [{ kind: 'list', items: children.map((item) => itemOf(item, lines)) }];
  if (role === 'table') return [{ kind: 'table', rows: children.map((row) => rowOf(row, lines)) }];
  const kind = WRITTEN[role];
  if (!kind) return children.flatMap((child) => partsOf(child, lines));
  const found = linesIn(node, lines);
  return found.length > 0 ? [{ kind, lines: found }] : [];
}

function linesIn({ id, children = [] }: Node, lines: Page['lines']): Words[] {
  const own = (id && lines.get(id)) || [];
  if (id) lines.delete(id);
  return [...own, ...children.flatMap((child) => linesIn(child, lines))];
}

function itemOf({ children = [] }: Node, lines: Page['lines']) {
  const at = (role: string) =>
    children.filter((child) => roleOf(child) === role).flatMap((child) => linesIn(child, lines));
  return { label: at('lbl').map(textOf).join(''), lines: at('lbody') };
}

// A cell is narrower than the page, so where its lines end says nothing.
function rowOf({ children = [] }: Node, lines: Page['lines']): Cell[] {
  return children.map((cell) => {
    const text = linesIn(cell, lines).map(textOf).join(' ');
    return { isHead: roleOf(cell) === 'th', text };
  });
}

/** The words of a line without their weight. */
export function textOf(line: Words): string {
  return line.map(({ text }) => text).join('');
}

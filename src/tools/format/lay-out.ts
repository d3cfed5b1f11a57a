/** JSON laid out as all content is: what fits in 110 columns is on one line, everything else line by line. Biome's formatter agrees. */
import { type JsonNode, readNodes } from './read-nodes.ts';

const width = 110;

/**
 * The text laid out, ending in a line break; its values stay as they are written.
 *
 * @param order the first keys of the file, in their order; all others follow as they stand
 */
export function layOut(text: string, order: readonly string[] = []): string {
  return `${written(inOrder(readNodes(text), order), '', 0, 0)}\n`;
}

/** @param value without undefined members */
export function writtenJson(value: unknown): string {
  return layOut(JSON.stringify(value));
}

/** `before` and `after`: how many characters stand on the line before the node and after it. */
function written(node: JsonNode, indent: string, before: number, after: number): string {
  const short = onOneLine(node);
  if (typeof node === 'string' || before + short.length + after <= width) return short;
  const inner = `${indent}  `;
  const lines = node.parts.map(({ head, node: part }, index) => {
    const comma = index < node.parts.length - 1 ? ',' : '';
    return inner + head + written(part, inner, inner.length + head.length, comma.length) + comma;
  });
  return `${node.open}\n${lines.join('\n')}\n${indent}${closing(node)}`;
}

function onOneLine(node: JsonNode): string {
  if (typeof node === 'string') return node;
  const parts = node.parts.map(({ head, node: part }) => head + onOneLine(part)).join(', ');
  if (parts === '') return node.open + closing(node);
  return node.open === '{' ? `{ ${parts} }` : `[${parts}]`;
}

function closing({ open }: { open: '{' | '[' }): string {
  return open === '{' ? '}' : ']';
}

function inOrder(node: JsonNode, order: readonly string[]): JsonNode {
  if (typeof node === 'string' || order.length === 0) return node;
  const heads = order.map((key) => `"${key}": `);
  const place = ({ head }: { head: string }) => {
    const found = heads.indexOf(head);
    return found === -1 ? heads.length : found;
  };
  return { ...node, parts: node.parts.toSorted((one, other) => place(one) - place(other)) };
}

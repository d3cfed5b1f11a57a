/** Finds sentences in TypeScript: string literals, templates and JSX text that a borrower could read. */
import { parseSync } from 'vite';

export type Sentence = { line: number; text: string };

type Node = { type: string; start: number; [key: string]: unknown };

/** Three words or more, the first with a capital, or a figure first and an end: what people read, and not a name, a path or a class. */
export function isSentence(text: string): boolean {
  const said = flat(text);
  const begins = /^[“"'¿(]?[A-Z][A-Za-z’']*[,:]? /.test(said) || /^… [a-z].*[.!?]$/.test(said);
  return begins && said.split(' ').length >= 3;
}

/** One or two words, the first with a capital: what a button, a label or a screen reader says. */
export function isWord(text: string): boolean {
  return /^[A-Z][a-z]+(?: [a-z]+)?$/.test(flat(text));
}

/** The sentences of a file, or what else `isSaid` picks, without what developers read: errors that are thrown, logs, types and imports. */
export function sentencesIn(name: string, code: string, isSaid = isSentence): Sentence[] {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message}`);
  const texts = textsOf(program as unknown as Node).filter(({ text }) => isSaid(text));
  return texts.map(({ start, text }) => ({
    line: code.slice(0, start).split('\n').length,
    text: flat(text),
  }));
}

type Text = { start: number; text: string };

function textsOf(node: Node): Text[] {
  if (isForDevelopers(node)) return [];
  const { start } = node;
  const own = ownText(node);
  const below = Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]));
  return [...(own === undefined ? [] : [{ start, text: own }]), ...below.filter(isNode).flatMap(textsOf)];
}

function ownText(node: Node): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as Array<{ value: { cooked: string } }>).map(({ value }) => value.cooked).join('…');
}

function isForDevelopers(node: Node): boolean {
  if (/^(Import|TS(?!AsExpression|NonNull|Satisfies))/.test(node.type)) return true;
  // The title of a call in the OpenAPI document.
  if (node.type === 'Property' && isNode(node.key) && node.key.name === 'summary') return true;
  const callee = isNode(node.callee) ? node.callee : undefined;
  if (node.type === 'NewExpression') return /Error$/.test(String(callee?.name));
  const owner = callee?.type === 'MemberExpression' && isNode(callee.object) ? callee.object : undefined;
  const named = isNode(owner?.property) ? owner.property.name : owner?.name;
  return node.type === 'CallExpression' && /^(log|logger|console)$/.test(String(named));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

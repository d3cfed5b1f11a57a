/**
 * Gives every text that is drawn an element of its own. Translators and other tools of the browser replace texts of a page;
 * React continues writing into a text that it drew beside other nodes, though no one sees it any more, while it replaces
 * the whole content of an element that holds one text only.
 */
import { Fragment, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { partsOf } from './kept-parts.ts';

type Props = Record<string, unknown> & { children?: ReactNode };

/** Props of an element: its texts as one text if nothing else is inside, else each in an element (`hl-text`, `hl-value`) of its own. */
export function wholeText(type: unknown, props: Props): Props {
  const isFragment = type === Fragment;
  if (!isFragment && typeof type !== 'string') return props;
  const { children: given } = props;
  const children = Array.isArray(given) ? apart(given) : given;
  if (isFragment) return { ...props, children: isText(children) ? drawn(children) : children };
  if (isText(children)) return { ...props, ...alone(`${children}`, textsOnly.has(`${type}`)) };
  return children === given ? props : { ...props, children };
}

// What HTML and SVG let hold a text and no element.
const textsOnly = new Set(['title', 'option', 'text', 'tspan', 'desc', 'textarea', 'style', 'script']);

function alone(text: string, isBare: boolean): Props {
  const parts = isBare ? [text] : partsOf(text);
  if (isKept(text) || isWhole(parts)) return { translate: 'no', children: text };
  return { children: parts.length > 1 ? drawn(text) : text };
}

function isWhole([before, , after]: readonly string[]): boolean {
  return before === '' && after === '';
}

// Each node keeps its place in the list, by which React knows it again: a run of texts goes to the place of its first.
function apart(nodes: readonly ReactNode[], key?: string): string | ReactNode[] {
  // A part hands its own children on as a list within the list.
  const all = nodes.map((node) => (Array.isArray(node) ? apart(node, 'text') : node));
  if (all.every((node) => isText(node) || isEmpty(node))) return all.filter(isText).join('');
  for (let at = all.length - 1; at > 0; at -= 1) {
    const [before, text] = [all[at - 1], all[at]];
    if (isText(before) && isText(text)) all.splice(at - 1, 2, `${before}${text}`, null);
  }
  return all.map((node, at) => (isText(node) ? drawn(node, key && key + at) : node));
}

// No tool replaces a space, and names are read without those at the edge of an element: they stay outside of it.
const edges = /^(\s*)(.*?)(\s*)$/s;

function drawn(text: string | number, key?: string): ReactNode {
  const [, before, words, after] = edges.exec(`${text}`) ?? [];
  if (!words) return text;
  const draw = (name?: string) => element(words, name);
  return before || after ? [before, draw('text'), after] : draw(key);
}

// The parts of a sentence stand in one element, which is one item wherever it is laid out.
function element(words: string, key?: string): ReactNode {
  const parts = partsOf(words);
  if (isKept(words) || isWhole(parts)) return part('hl-value', words, key);
  return part('hl-text', parts.length > 1 ? parts.map(sentencePart) : words, key);
}

function sentencePart(words: string, at: number): ReactNode {
  if (at % 2 === 1) return part('hl-value', words, `${at}`);
  const [, before, text, after] = edges.exec(words) ?? [];
  return text ? [before, part('hl-text', text, `${at}`), after] : words;
}

// Of an element that HTML does not know React sets the property, and never takes it back: so a figure is another element.
function part(tag: string, children: ReactNode, key?: string): ReactNode {
  return jsx(tag as 'span', { ...(tag === 'hl-value' && { translate: false }), children } as object, key);
}

function isText(node: unknown): node is string | number {
  return typeof node === 'string' || typeof node === 'number';
}

function isEmpty(node: unknown): boolean {
  return node === null || node === undefined || typeof node === 'boolean';
}

/** Whether a text is a figure and nothing else, which no translator may change: a time, a count, digits with stars. */
function isKept(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{2}/u.test(text);
}

/**
 * Gives every text that is drawn an element of its own. Translators and other tools of the browser replace texts of a page;
 * React goes on writing into a text that it drew beside other nodes, though nobody sees it any more, while it replaces
 * the whole content of an element that holds one text only.
 */
import { Fragment, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { isKept } from './is-kept.ts';

type Props = Record<string, unknown> & { children?: ReactNode };

/** Props of an element: its texts as one text if nothing else is inside, else each in an element (`hl-text`, `hl-value`) of its own. */
export function wholeText(type: unknown, props: Props): Props {
  const isFragment = type === Fragment;
  if (!isFragment && typeof type !== 'string') return props;
  const { children: given } = props;
  const children = Array.isArray(given) ? apart(given) : given;
  if (isFragment) return { ...props, children: isText(children) ? drawn(children) : children };
  if (isText(children)) return { ...(isKept(children) && { translate: 'no' }), ...props, children };
  return children === given ? props : { ...props, children };
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
function drawn(text: string | number, key?: string): ReactNode {
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(`${text}`) ?? [];
  if (!words) return text;
  // Of an element that HTML does not know React sets the property, and never takes it back: so a figure is another element.
  const [tag, kept] = isKept(words) ? ['hl-value', { translate: false }] : ['hl-text'];
  const draw = (name?: string) => jsx(tag as 'span', { ...kept, children: words } as object, name);
  return before || after ? [before, draw('text'), after] : draw(key);
}

function isText(node: unknown): node is string | number {
  return typeof node === 'string' || typeof node === 'number';
}

function isEmpty(node: unknown): boolean {
  return node === null || node === undefined || typeof node === 'boolean';
}

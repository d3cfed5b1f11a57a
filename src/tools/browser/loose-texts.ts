/**
 * The texts of a page that a translator would take from React: React marks as its own only a text that it drew beside other
 * nodes, or that a component gave bare. It writes into such a text, and moves others before it, wherever the text is by then.
 */

/** Each with the element that it is in. Runs in the page. */
export function looseTexts(root: Node): string[] {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node: Node | null = root; node; node = walk.nextNode()) {
    const isReacts = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    const { localName = '', className = '' } = node.parentElement ?? {};
    if (node.nodeType === Node.TEXT_NODE && isReacts && node.textContent?.trim())
      found.push(`${localName}.${className}: ${node.textContent}`);
  }
  return found;
}

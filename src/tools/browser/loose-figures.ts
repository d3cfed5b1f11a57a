/** The amounts, rates and dates of a page that a translator may rewrite: no element around them says `translate="no"`. */

/** Each text that holds one, with the element that it is in. Runs in the page. */
export function looseFigures(root: Node): string[] {
  const figure =
    /\$\d|\d\s?%|\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b|\b\d{1,2} de [a-z]+ de \d{4}\b|\b\d\d\/\d\d\/\d{4}\b/;
  // What HTML and SVG let hold a text alone, and what no one sees.
  const bare = '[translate="no"], option, title, text, desc, textarea, style, script';
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node: Node | null = root; node; node = walk.nextNode()) {
    const { textContent, parentElement: around } = node;
    if (node.nodeType === Node.TEXT_NODE && figure.test(textContent ?? '') && around && !around.closest(bare))
      found.push(`${around.localName}.${around.className}: ${textContent}`);
  }
  return found;
}

/**
 * A page as Chrome translates it: every text is taken out and `<font><font>` put in its place, also texts that come later.
 * What `translate="no"` protects stays. The words stay the same ones, so that a reader may compare them.
 */

/** Begins to translate, and continues until the page is left or it is stopped. For `addInitScript`, or `evaluate` on an open page. */
export function translatePage(): () => void {
  const kept = 'script, style, textarea, svg, code, [translate="no"], .notranslate, font font';
  const translate = (text: Node) => {
    if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.textContent;
    text.parentNode?.replaceChild(outer, text);
  };
  const all = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translate(root);
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    texts.forEach(translate);
  };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(all);
    }
  });
  const begin = () => {
    all(document.body);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
  return () => watch.disconnect();
}

/** Names the form's and the icons' parts in the page's head: nearly every page has them, so they come beside the entry, not after it (FINDING-B21). */
import type { Plugin, Rollup } from 'vite';

const chunks = ['page-form', 'icon-set'];

export function preloadForm(): Plugin {
  let base = '/';
  return {
    name: 'preload-form',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: (_html, { bundle = {} }) =>
      filesOf(bundle).map((fileName) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
        injectTo: 'head' as const,
      })),
  };
}

// With what they import themselves: a browser would find that only after they have come.
function filesOf(bundle: Rollup.OutputBundle): string[] {
  const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
  const entries = parts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const named = parts.filter(({ name }) => chunks.includes(name));
  const files = new Set(named.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return [...files].filter((fileName) => !entries.includes(fileName));
}

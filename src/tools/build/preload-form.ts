/** Names the form's and the icons' parts in the page's head: nearly every page has them, so they come beside the entry, not after it (FINDING-B21). */
import type { Plugin } from 'vite';

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
      Object.values(bundle)
        .filter(({ type, name }) => type === 'chunk' && chunks.includes(name))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
          injectTo: 'head' as const,
        })),
  };
}

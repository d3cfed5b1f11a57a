/** Names the form's part in the page's head: nearly every page has a form, so it comes beside the entry, not after it. */
import type { Plugin } from 'vite';

const chunk = 'page-form';

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
        .filter(({ type, name }) => type === 'chunk' && name === chunk)
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
          injectTo: 'head' as const,
        })),
  };
}

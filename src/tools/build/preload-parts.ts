/**
 * Names in the page's head the parts of the program that only some pages need, so that they come beside the entry, not after
 * it (FINDING-B21). Each is marked with what it is for: the server leaves out what a page has none of.
 */
import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** Chunk -> what it is for. */
const parts: Record<string, (chunk: Rollup.OutputChunk) => string> = {
  'page-form': () => 'form',
  'icon-set': () => 'icons',
  'more-blocks': ({ moduleIds }) =>
    moduleIds
      .filter((id) => /\/blocks\/[^/]+\.tsx$/.test(id))
      .map((id) => `block:${basename(id, '.tsx')}`)
      .join(' '),
};

export function preloadParts(): Plugin {
  let base = '/';
  return {
    name: 'preload-parts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: (_html, { bundle = {} }) =>
      filesOf(bundle).map(([file, part]): HtmlTagDescriptor => {
        const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
        return {
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `${base}${file}`, 'data-part': part },
          injectTo: 'head',
        };
      }),
  };
}

// Any other part comes early with a page that the server drew with it (src/web/platform/jsx/part.tsx). A file may hold several modules,
// and need not be named for the part among them.
function partOf(chunk: Rollup.OutputChunk): string | undefined {
  if (Object.hasOwn(parts, chunk.name)) return parts[chunk.name]?.(chunk);
  const modules = chunk.moduleIds.filter((id) => /\/src\/web\/.*\.tsx$/.test(id));
  return modules.map((id) => `part:${basename(id, '.tsx')}`).join(' ') || undefined;
}

// With what they import themselves: a browser would find that only after they have come.
function filesOf(bundle: Rollup.OutputBundle): [string, string][] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const named = chunks.flatMap((chunk) => {
    const css = [...(chunk.viteMetadata?.importedCss ?? [])];
    const part = partOf(chunk);
    return part ? [chunk.fileName, ...chunk.imports, ...css].map((file) => [file, part] as const) : [];
  });
  const files = [...new Set(named.map(([file]) => file))].filter((file) => !entries.includes(file));
  // What several parts share comes with each of them.
  return files.map((file) => [file, named.flatMap(([one, part]) => (one === file ? part : [])).join(' ')]);
}

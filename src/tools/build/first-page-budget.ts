/**
 * Refuses a build whose first page with a form would bring more script and style than the budget: the entry, the form, and
 * their style sheets, compressed. Rarely used parts belong behind `lazy`. `npm run bench` measures the same over the wire,
 * headers and the page's own validator included.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const names = ['page-form'];
const limitKb = 140;

export function firstPageBudget(): Plugin {
  return {
    name: 'first-page-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const kb = firstPage(bundle).reduce((sum, text) => sum + compressed(text), 0) / 1024;
      if (kb > limitKb)
        this.error(
          `The first page brings ${kb.toFixed(1)} kB of script and style, ${limitKb} are allowed. Load rarely used parts with lazy().`,
        );
    },
  };
}

function firstPage(bundle: Rollup.OutputBundle): (string | Uint8Array)[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const first = chunks
    .filter(({ isEntry, name }) => isEntry || names.includes(name))
    .flatMap(({ fileName, imports, viteMetadata }) => [
      fileName,
      ...imports,
      ...(viteMetadata?.importedCss ?? []),
    ]);
  return [...new Set(first)].flatMap((file) => {
    const part = bundle[file];
    return part ? [part.type === 'chunk' ? part.code : part.source] : [];
  });
}

function compressed(text: string | Uint8Array): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * Refuses a build whose first page would bring more script than the budget: what the page's head names, the entry and the
 * form, compressed. Rarely used parts belong behind `lazy`. `npm run bench` measures the same over the wire, headers and
 * the page's own validator included.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const names = ['page-form', 'icon-set'];
const limitKb = 150;

export function firstPageBudget(): Plugin {
  return {
    name: 'first-page-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((part) => part.type === 'chunk');
      const isFirst = ({ isEntry, name }: (typeof entries)[number]) => isEntry || names.includes(name);
      const first = new Set(
        entries.filter(isFirst).flatMap(({ fileName, imports }) => [fileName, ...imports]),
      );
      const code = entries.filter(({ fileName }) => first.has(fileName)).map((part) => part.code);
      const kb = code.reduce((sum, text) => sum + compressed(text), 0) / 1024;
      if (kb > limitKb)
        this.error(
          `The first page brings ${kb.toFixed(1)} kB of script, ${limitKb} are allowed. Load rarely used parts with lazy().`,
        );
    },
  };
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

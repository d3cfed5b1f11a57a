/**
 * Refuses a build whose first page with a form would bring more script and style than the budget: the entry, the form, and
 * their style sheets, compressed; and one whose chat button, which comes after it on every page, costs more than its own. Rarely
 * used parts belong behind `part` (src/web/platform/jsx/part.tsx). `npm run bench` measures the same over the wire, headers and the page's own validator
 * included.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

export type Budget = {
  what: string;
  /** Bytes, compressed. */
  most: number;
  /** Which chunks are in it; their style sheets are too. */
  has(chunk: Rollup.OutputChunk): boolean;
  /** Whether what the chunks import is in it. */
  withImports: boolean;
};

export const firstPage: Budget = {
  what: 'The first page',
  most: 141 * 1024,
  has: ({ isEntry, name }) => isEntry || name === 'page-form',
  withImports: true,
};

export const chatButton: Budget = {
  what: "The chat's button",
  most: 1024,
  has: ({ name }) => name === 'chat-toggle',
  withImports: false,
};

export function firstPageBudget(): Plugin {
  return {
    name: 'first-page-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const problem = overBudget(bundle, firstPage);
      if (problem) this.error(problem);
    },
    // The names of the parts that a part loads stand in it only now: of the button they were once half.
    writeBundle(_options, bundle) {
      const problem = overBudget(bundle, chatButton);
      if (problem) this.error(problem);
    },
  };
}

/** A sentence where the budget is not kept. */
export function overBudget(bundle: Rollup.OutputBundle, budget: Budget): string | undefined {
  const bytes = partsOf(bundle, budget).reduce((sum, text) => sum + compressed(text), 0);
  const { what, most } = budget;
  if (bytes <= most) return undefined;
  return `${what} brings ${kb(bytes)} kB of script and style, ${kb(most)} are allowed. Bring rarely used parts with part().`;
}

function partsOf(bundle: Rollup.OutputBundle, { has, withImports }: Budget): (string | Uint8Array)[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const files = chunks
    .filter(has)
    .flatMap(({ fileName, imports, viteMetadata }) => [
      fileName,
      ...(withImports ? imports : []),
      ...(viteMetadata?.importedCss ?? []),
    ]);
  return [...new Set(files)].flatMap((file) => {
    const part = bundle[file];
    return part ? [part.type === 'chunk' ? part.code : part.source] : [];
  });
}

const kb = (bytes: number) => (bytes / 1024).toFixed(2);

// How well the hash in a name compresses is chance: counted, it would make a build red that changed another part.
const unhashed = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '-hash');

function compressed(text: string | Uint8Array): number {
  const counted = typeof text === 'string' ? unhashed(text) : text;
  return brotliCompressSync(counted, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

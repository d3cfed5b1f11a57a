/**
 * Refuses a build in which a large library comes with code that can do without it. Twilio's is as large as half the first
 * page: it comes with the chats that it carries, and with no other.
 */
import type { Plugin, Rollup } from 'vite';

type Apart = { library: RegExp; room: string };

/** The only rooms whose chunks may bring these libraries. */
const rules: readonly Apart[] = [
  {
    library: /\/node_modules\/(?:@twilio\/|twilsock\/|twilio-sync\/)/,
    room: '/src/web/chat/providers/twilio/',
  },
];

export function keepApart(): Plugin {
  return {
    name: 'keep-apart',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const sentence of strays(bundle)) this.error(sentence);
    },
  };
}

/** What comes with a library and is not of its room: one sentence for each chunk. */
export function strays(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  return rules.flatMap(({ library, room }) =>
    chunks
      .filter((chunk) => [...brought(bundle, chunk)].some((id) => library.test(id)))
      .flatMap((chunk) => {
        const stray = chunk.moduleIds.find((id) => isOurs(id) && !id.includes(room));
        return stray || chunk.isEntry
          ? [
              `${chunk.fileName} brings ${library.source} with ${stray ?? 'the entry'}. Import it lazily from ${room}.`,
            ]
          : [];
      }),
  );
}

const isOurs = (id: string) => id.includes('/src/') && !id.includes('/node_modules/');

/** The modules of a chunk and of all that it imports at once. */
function brought(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk): Set<string> {
  const [seen, modules] = [new Set<string>(), new Set<string>()];
  const visit = (part: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (part?.type !== 'chunk' || seen.has(part.fileName)) return;
    seen.add(part.fileName);
    for (const id of part.moduleIds) modules.add(id);
    for (const file of part.imports) visit(bundle[file]);
  };
  visit(chunk);
  return modules;
}

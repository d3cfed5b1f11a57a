/** Reads in the code which rooms of sentences a widget or a block says, by itself and by all that it imports, at once or later. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const web = 'src/web';
// These know every widget and block: what a page draws of them, the page itself brings.
const registries = ['widgets/widgets.ts', 'blocks/blocks.ts', 'blocks/more-blocks.ts'].map((file) =>
  join(web, file),
);

/** The rooms of `rooms` that the widget or block of this name says. A name without a file throws. */
export function importedRooms(name: string, rooms: ReadonlySet<string>): string[] {
  const files = importedBy(fileOf(name));
  return [...new Set(files.flatMap((file) => roomsIn(readFileSync(file, 'utf8'))))]
    .filter((room) => rooms.has(room))
    .sort();
}

function fileOf(name: string): string {
  const file = ['widgets', 'widgets/offer', 'blocks']
    .map((folder) => join(web, folder, `${name}.tsx`))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`${name}: neither a widget nor a block`);
  return file;
}

function importedBy(file: string): string[] {
  const found = new Set([file]);
  for (const one of found)
    for (const [, path = ''] of readFileSync(one, 'utf8').matchAll(
      /(?:from |import\(|import )'(\.[^']+\.tsx?)'/g,
    )) {
      const next = normalize(join(dirname(one), path));
      if (next.startsWith(`${web}/`) && !registries.includes(next)) found.add(next);
    }
  return [...found];
}

const roomsIn = (code: string) =>
  [...code.matchAll(/['`]([a-z]+(?:-[a-z]+)*)\.[a-zA-Z$]/g)].map(([, room = '']) => room);

/** Every file of the browser's code that is neither a widget nor a block. */
export const otherFiles = (): string[] =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(widgets|blocks)\//.test(file),
  );

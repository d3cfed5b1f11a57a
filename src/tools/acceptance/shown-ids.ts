/** Reads which acceptance ids a test file says it shows: `[ACC-B1][ACC-B3] …` at the start of a title. */

export type Shown = { id: string; file: string; title: string };

const titles = /(['"`])((?:\[ACC-[A-Z]\d{1,2}\])+)((?:\\.|(?!\1)[^\\])*)\1/g;

/** One entry for each id of each title, in the file's order. `code` is the file's text. */
export function shownIds(file: string, code: string): Shown[] {
  return [...code.matchAll(titles)].flatMap(([, , ids = '', rest = '']) =>
    [...ids.matchAll(/[\w-]+/g)].map(([id]) => ({ id, file, title: rest.trim().replace(/\\(.)/g, '$1') })),
  );
}

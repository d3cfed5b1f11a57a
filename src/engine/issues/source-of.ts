/** Finds where a merged value was written: in the base file, or in the lender's patch. */

/** File of the merged tree -> the patch that touches it and the pointers that the patch sets. */
export type Sources = Readonly<Record<string, { patch: string; pointers: readonly string[] }>>;

/** The file that last wrote `pointer` ("/ui/amount/ui:help") of `file` ("flows/heloc/pages/x.json"). */
export function sourceOf(sources: Sources | undefined, file: string, pointer: string): string {
  const entry = sources?.[file];
  if (!entry) return file;
  const touches = entry.pointers.some((set) => pointer === set || pointer.startsWith(`${set}/`));
  return touches ? entry.patch : file;
}

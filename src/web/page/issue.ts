/** One problem with one answer. `pointer` is a JSON pointer into the page's answers. */
export type Issue = { pointer: string; message: string; code?: string };

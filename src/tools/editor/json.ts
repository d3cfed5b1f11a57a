/** A JSON Schema while it is turned into another. */
export type Json = { [key: string]: unknown };

/** A JSON Schema on its way to becoming another one. */
export type Json = { [key: string]: unknown };

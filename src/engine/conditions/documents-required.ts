/** How many documents a condition asks for (SPEC-8.1; ACC-D5). */

/** One, unless the condition says another number. */
export function documentsRequired({ xtraData }: { xtraData?: { numDocsRequired?: number } }): number {
  return xtraData?.numDocsRequired ?? 1;
}

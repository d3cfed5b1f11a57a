/** How many documents a condition asks for (specification 001, sections 5 and 9; acceptance D5). */

/** One, unless the condition says another number. */
export function documentsRequired({ xtraData }: { xtraData?: { numDocsRequired?: number } }): number {
  return xtraData?.numDocsRequired ?? 1;
}

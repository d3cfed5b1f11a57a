/** The legal entity identifier of a sandbox lender that has none of its own: shaped like one, and no one's. */
export const testLei = '984500HEARTHLINE0T21';

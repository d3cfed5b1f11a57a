/** Unsaved answers, so that code that is about to leave the page can save them first. */
const savers = new Set<() => Promise<void>>();

// A server that does not answer must not keep the borrower from continuing.
const LONGEST_MS = 2000;

/** Registers the save of one page's answers. Returns how to remove it. */
export function keepSaved(save: () => Promise<void>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Saves it all. Resolves when it is saved, or after two seconds. */
export async function saveEverything(): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, LONGEST_MS));
  await Promise.race([Promise.allSettled([...savers].map((save) => save())), late]);
}

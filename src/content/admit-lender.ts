/** Puts a lender into service that waited for nothing but its approval. */
import type { LoadedContent } from './read-content.ts';

/** False when there is no such lender: it was never held, or its folder has mistakes. Reads nothing from disk. */
export function admitLender(loaded: LoadedContent, code: string): boolean {
  const { content, held = {} } = loaded;
  const { [code]: lender, ...others } = held;
  if (!lender) return false;
  const { [code]: _, ...stillClosed } = content.outOfService;
  content.outOfService = stillClosed;
  content.orgs = { ...content.orgs, [code]: lender };
  loaded.held = others;
  return true;
}

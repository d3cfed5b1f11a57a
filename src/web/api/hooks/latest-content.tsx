/** The content that is drawn: the version that came with the page, then whichever the server's answers name (FAULT-16). */
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ContentSource } from '../calls/load-content.ts';
import { ContentContext } from './use-content.ts';

export type LatestContentProps = {
  /** The hash that came with the page. */
  first: string;
  /** The source of the content under a hash; the same function as long as it lives. */
  open(hash: string): ContentSource;
  children: ReactNode;
};

/** Hands down the source. What is drawn stays until the new version is here. */
export function LatestContent({ first, open, children }: LatestContentProps) {
  const [hash, setHash] = useState(first);
  const follow = useCallback((named: string | undefined) => named !== undefined && setHash(named), []);
  const content = useMemo(() => ({ ...open(hash), hash, follow }), [open, hash, follow]);
  return <ContentContext value={content}>{children}</ContentContext>;
}

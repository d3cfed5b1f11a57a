/**
 * The content on the screen: the version that came with the page, then the one that the server's answers name
 * (FAULT-16).
 */
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

/** Provides the source. The old version stays on the screen until the new one has loaded. */
export function LatestContent({ first, open, children }: LatestContentProps) {
  const [hash, setHash] = useState(first);
  const follow = useCallback((named: string | undefined) => named !== undefined && setHash(named), []);
  const content = useMemo(() => ({ ...open(hash), hash, follow }), [open, hash, follow]);
  return <ContentContext value={content}>{children}</ContentContext>;
}

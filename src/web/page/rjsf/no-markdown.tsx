/** Stands in for markdown-to-jsx inside RJSF (31 kB): our own templates never hand it Markdown. */
import type { ReactNode } from 'react';

/** Shows the text as it is. */
export function Markdown({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

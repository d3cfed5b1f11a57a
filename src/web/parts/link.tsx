/** A link to a page of ours, which opens without loading the document again. React Router's own would also fetch routes ahead, and we have none to fetch. */
import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  /** Below the base path. */
  to: string;
};

/** Opens in another tab as any link does: by the middle button, or with a modifier key. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}

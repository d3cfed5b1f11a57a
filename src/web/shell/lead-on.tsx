/**
 * Leads to another address. Until its page is drawn it shows a page's shape, not an empty frame over the footer
 * (FINDING-B15).
 */
import { Navigate } from 'react-router-dom';
import { LoadingPage } from './loading-page.tsx';

type Props = {
  to: string;
  /** What the page that follows is told. */
  state?: unknown;
};

/** Replaces the address in the history: Back never leads to an address that redirects. */
export function LeadOn({ to, state }: Props) {
  return (
    <>
      <Navigate to={to} replace state={state} />
      <LoadingPage />
    </>
  );
}

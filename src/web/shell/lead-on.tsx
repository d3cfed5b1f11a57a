/** Leads to another address. Until its page is drawn, the shape of one stands there, not an empty frame over the footer (FINDING-B15). */
import { Navigate } from 'react-router-dom';
import { LoadingPage } from './loading-page.tsx';

type Props = {
  to: string;
  /** What the page that follows is told. */
  state?: unknown;
};

/** Replaces the address in the history: Back never leads to a place that leads on. */
export function LeadOn({ to, state }: Props) {
  return (
    <>
      <Navigate to={to} replace state={state} />
      <LoadingPage />
    </>
  );
}

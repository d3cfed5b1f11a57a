/** A part of the application did not arrive: offline, or the server is in trouble. */
import { ApiError } from '../api/api-error.ts';
import { Snag } from './snag.tsx';

/** A lost connection is said plainly; everything else is a snag. Signed-out answers are dealt with elsewhere. */
export function LoadFailure({ error }: { error: Error }) {
  if (error instanceof ApiError && error.status === 401) return null;
  return <Snag />;
}

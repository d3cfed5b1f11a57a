/** A part of the application did not arrive: offline, a release in between, or the server is in trouble. */
import { useLayoutEffect, useState } from 'react';
import { ApiError } from '../platform/api/transport/api-error.ts';
import { LoadingPage } from './loading-page.tsx';
import { reloadAfterLostChunk } from './lost-chunk.ts';
import { Snag } from './snag.tsx';

/** A module that no longer loads reloads the page (ACC-B6); everything else is a snag. Signed-out answers are dealt with elsewhere. */
export function LoadFailure({ error }: { error: Error }) {
  const [reloads, setReloads] = useState(false);
  useLayoutEffect(() => setReloads(reloadAfterLostChunk(error)), [error]);
  if (error instanceof ApiError && error.status === 401) return null;
  return reloads ? <LoadingPage inside /> : <Snag />;
}

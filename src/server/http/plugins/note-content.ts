/** What a lender's readers are served here is noted before they are, so that another server can give them the rest of it. */
import type { Backend } from '../../backend/backend.ts';
import type { Guard } from './route-table.ts';

/** Once for each content. A database that is away keeps no answer from coming. @param isPrepared whether it has its tables */
export function noteContent(backend: Backend, isPrepared: () => boolean): Guard {
  const { library, world } = backend;
  return async (request, _reply, { anyLender }) => {
    const lender = library.hasOrg(request.orgCode) ? world.content.orgs[request.orgCode] : undefined;
    if (!world.versions || anyLender || !isPrepared() || !lender) return;
    await world.versions.note(lender).catch((err: unknown) => request.log.warn({ err }, 'content not noted'));
  };
}

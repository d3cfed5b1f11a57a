/** What a lender's readers are served here is noted before they are, so that another server can give them the rest of it. */
import type { Backend } from '../../backend/backend.ts';
import { speaking } from '../../platform/language/spoken.ts';
import { readerLanguage } from './reader-language.ts';
import type { Guard } from './route-table.ts';

/** Once for each content and language. A database that is away keeps no answer from coming. @param isPrepared whether it has its tables */
export function noteContent(backend: Backend, isPrepared: () => boolean): Guard {
  const { library, world } = backend;
  return async (request, _reply, { anyLender }) => {
    if (!world.versions || anyLender || !isPrepared() || !library.hasOrg(request.orgCode)) return;
    const lender = speaking(readerLanguage(backend, request), () => library.lender(request.orgCode));
    await world.versions.note(lender).catch((err: unknown) => request.log.warn({ err }, 'content not noted'));
  };
}

/** What `npm run dev`, our parent process, tells us and is told: files of content that changed, and what became of them. */
import type { LoadedContent } from '../../content/read-content.ts';
import { checkAll, reloadContent } from './reload-content.ts';

/** A quiet moment in which all lenders are looked at, and not only what was saved. */
const quietMs = 1_500;

/** Nothing without such a parent. */
export function listenToDev(root: string, loaded: LoadedContent): void {
  const tell = process.send?.bind(process);
  if (!tell) return;
  let pending: NodeJS.Timeout | undefined;
  const checkLater = () => {
    const found = checkAll(loaded);
    if (found.length > 0) tell({ others: found });
  };
  process.on('message', (message) => {
    const { changed } = message as { changed?: string[] };
    if (!Array.isArray(changed)) return;
    clearTimeout(pending);
    const news = reloadContent(root, loaded, changed);
    tell({ ...news, changed });
    if ('hashes' in news) pending = setTimeout(checkLater, quietMs);
  });
  tell({ ready: true });
}

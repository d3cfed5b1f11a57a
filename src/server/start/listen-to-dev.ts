/** Talks with `npm run dev`, our parent process: receives changed content files, reports what became of them. */
import type { LoadedContent } from '../../content/read-content.ts';
import { reloadContent } from './reload-content.ts';

/** Nothing without such a parent. */
export function listenToDev(root: string, loaded: LoadedContent): void {
  const tell = process.send?.bind(process);
  if (!tell) return;
  process.on('message', (message) => {
    const { changed } = message as { changed?: string[] };
    if (Array.isArray(changed)) tell({ ...reloadContent(root, loaded, changed), changed });
  });
  tell({ ready: true });
}

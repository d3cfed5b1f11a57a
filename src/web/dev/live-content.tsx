/** With `npm run dev`, saved content replaces what is on the screen. Not part of any build. */
import { useEffect } from 'react';
import { useContentSource } from '../platform/api/hooks/use-content.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { rehearsal } from './rehearsal-tab.tsx';

type Saved = { hashes: Record<string, string>; reload: boolean };

export function LiveContent() {
  const { orgCode } = useOrg();
  const { follow } = useContentSource();
  useEffect(() => {
    const hear = ({ hashes, reload }: Saved) => {
      // The findings on the previous save are settled.
      for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
      if (reload) window.location.reload();
      else follow(hashes[orgCode]);
    };
    const rehearsed = ({ rehearsal: said }: { rehearsal: string }) => rehearsal.write(said);
    import.meta.hot?.on('hearthline:content', hear);
    import.meta.hot?.on('hearthline:rehearsal', rehearsed);
    import.meta.hot?.send('hearthline:rehearsal-asked');
    return () => {
      import.meta.hot?.off?.('hearthline:content', hear);
      import.meta.hot?.off?.('hearthline:rehearsal', rehearsed);
    };
  }, [orgCode, follow]);
  return null;
}

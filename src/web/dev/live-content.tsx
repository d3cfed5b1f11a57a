/** While one works on the product (`npm run dev`), content that was saved takes the place of what is drawn. Nothing else has it. */
import { useEffect } from 'react';
import { useContentSource } from '../api/hooks/use-content.ts';
import { useOrg } from '../data/org-context.ts';

type Saved = { hashes: Record<string, string>; reload: boolean };

export function LiveContent() {
  const { orgCode } = useOrg();
  const { follow } = useContentSource();
  useEffect(() => {
    const hear = ({ hashes, reload }: Saved) => {
      // What was said against the save before is settled.
      for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
      if (reload) window.location.reload();
      else follow(hashes[orgCode]);
    };
    import.meta.hot?.on('hearthline:content', hear);
    return () => import.meta.hot?.off?.('hearthline:content', hear);
  }, [orgCode, follow]);
  return null;
}

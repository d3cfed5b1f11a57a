/** The small picture of an uploaded one, asked for when its row comes near the screen. */
import { IconPhoto } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { usePageScope } from '../page/page-scope.ts';
import { useObjectUrl } from '../platform/data/use-object-url.ts';

/** How far below the screen a row counts as near. */
const near = '300px';

/** An icon until it is there, and where there is none. */
export function Thumbnail({ uuid }: { uuid: string }) {
  const { context } = usePageScope();
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const { data } = useSWR(isNear ? `thumbnail/${uuid}` : null, () => context.pdf(uuid, 'thumbnail'), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  const url = useObjectUrl(data);
  return (
    <span ref={place} className="hl-document-list-picture">
      {url ? <img src={url} alt="" /> : <IconPhoto size={24} stroke={1.5} />}
    </span>
  );
}

function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const look = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        look.disconnect();
        setNear(true);
      },
      { rootMargin: near },
    );
    if (place.current) look.observe(place.current);
    return () => look.disconnect();
  }, [place]);
  return isNear;
}

/** An uploaded photo in the reader: as wide as the dialog, to download. */
import { useEffect, useState } from 'react';
import { fileKind } from '../data/file-kind.ts';
import { say } from '../data/say.ts';
import { ReaderBar } from './reader-bar.tsx';

type Props = { bytes: ArrayBuffer; title: string };

const still = { step: 0, steps: 0, set: () => undefined };

/** Browsers that draw no HEIC say so; the photo can be downloaded all the same. */
export function PictureReader({ bytes, title }: Props) {
  const [failed, setFailed] = useState(false);
  const url = useObjectUrl(bytes);
  return (
    <>
      <ReaderBar {...{ bytes, title }} page={1} pages={0} zoom={still} />
      <div className="hl-pdf">
        {failed && <p className="hl-pdf-note">{say('reader.failed')}</p>}
        {!failed && url && (
          <img className="hl-pdf-picture" src={url} alt={title} onError={() => setFailed(true)} />
        )}
      </div>
    </>
  );
}

function useObjectUrl(bytes: ArrayBuffer): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: fileKind(bytes).type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}

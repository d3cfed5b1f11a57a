/** An uploaded photo in the reader: as wide as the dialog, to download. */
import { useState } from 'react';
import { say } from '../platform/data/say.ts';
import { useObjectUrl } from '../platform/data/use-object-url.ts';
import { ReaderBar } from './reader-bar.tsx';

type Props = {
  /** What is shown. */
  bytes: ArrayBuffer;
  title: string;
  /** What is kept, where that is another file. */
  original?: () => Promise<ArrayBuffer>;
};

const still = { step: 0, steps: 0, set: () => undefined };

/** What a browser cannot draw can be downloaded all the same. */
export function PictureReader({ bytes, title, original }: Props) {
  const [failed, setFailed] = useState(false);
  const url = useObjectUrl(bytes);
  return (
    <>
      <ReaderBar {...{ bytes, title, ...(original && { original }) }} page={1} pages={0} zoom={still} />
      <div className="hl-pdf">
        {failed && <p className="hl-pdf-note">{say('reader.failed')}</p>}
        {!failed && url && (
          <img className="hl-pdf-picture" src={url} alt={title} onError={() => setFailed(true)} />
        )}
      </div>
    </>
  );
}

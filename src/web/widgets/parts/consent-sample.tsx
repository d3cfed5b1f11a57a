/** A document to open before agreeing: it shows that this device can read what we send. */

import { IconCircleCheck, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { ReaderDialog } from '../../pdf/reader-dialog.tsx';
import { say } from '../../platform/data/say.ts';

type Props = {
  /** The document's name. */
  document: string;
  title: string;
  label: string;
  opened: boolean;
  load(name: string): Promise<ArrayBuffer>;
  onOpened(): void;
};

/** Counts as opened once its bytes have arrived. */
export function ConsentSample({ document, title, label, opened, load, onOpened }: Props) {
  const [open, setOpen] = useState(false);
  const bring = async (name: string) => {
    const bytes = await load(name);
    onOpened();
    return bytes;
  };
  const Mark = opened ? IconCircleCheck : IconFileText;
  return (
    <div className="hl-consent-document" data-opened={opened}>
      <Mark size={22} stroke={1.6} aria-hidden="true" />
      <p className="hl-note" role="status">
        {opened ? say('consent.opened') : say('consent.open')}
      </p>
      <button
        type="button"
        className="hl-button"
        data-kind="secondary"
        data-size="small"
        data-comes-first={opened ? undefined : true}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open && <ReaderDialog entry={{ uuid: document, title }} load={bring} onClose={() => setOpen(false)} />}
    </div>
  );
}

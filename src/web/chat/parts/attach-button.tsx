/** Chooses the files that a message brings. */
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { say } from '../../platform/data/say.ts';
import { FILE_TYPES } from '../data/check-file.ts';

export function AttachButton({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={FILE_TYPES.join(',')}
        aria-label={say('chat.attach')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        type="button"
        className="hl-icon-button"
        aria-label={say('chat.attach')}
        onClick={() => picker.current?.click()}
      >
        <IconPaperclip size={20} aria-hidden />
      </button>
    </>
  );
}

/** A file of a chat, downloaded on a press: the token goes in a header, so it is no plain link. One on its way cannot be opened. */
import { IconPaperclip } from '@tabler/icons-react';
import { fileSize } from '../../../engine/text/file-size.ts';
import { useSend } from '../../platform/api/transport/api-context.ts';
import { failureSentence } from '../../platform/api/transport/api-error.ts';
import { toBytes } from '../../platform/api/transport/to-bytes.ts';
import { saveFile } from '../../platform/data/save-file.ts';
import type { ChatFile } from '../port/chat-provider.ts';
import { useDeskScope } from './desk-scope.ts';

export function TalkFile({ file: { name, size, url } }: { file: ChatFile }) {
  const { words, fill, refuse } = useDeskScope();
  const call = useSend();
  const download = async () => {
    try {
      saveFile(toBytes(await call({ method: 'GET', path: url })), { name });
    } catch (error) {
      refuse(failureSentence(error));
    }
  };
  const shown = (
    <>
      <IconPaperclip size={18} aria-hidden />
      <span className="hl-talk-file-name">{name}</span>
      <span className="hl-number">{fileSize(size)}</span>
    </>
  );
  if (url === '') return <span className="hl-talk-file">{shown}</span>;
  return (
    <button type="button" className="hl-talk-file" onClick={download}>
      {shown}
      <span className="hl-hidden">{fill(words.download)}</span>
    </button>
  );
}

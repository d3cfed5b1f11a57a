/** A file that came in a chat, downloaded on a press: the token goes in a header, so it is no plain link. */
import { IconPaperclip } from '@tabler/icons-react';
import { fileSize } from '../../engine/text/file-size.ts';
import { useSend } from '../api/transport/api-context.ts';
import { failureSentence } from '../api/transport/api-error.ts';
import { toBytes } from '../api/transport/to-bytes.ts';
import type { ChatFile } from '../chat/port/chat-provider.ts';
import { saveFile } from '../data/save-file.ts';
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
  return (
    <button type="button" className="hl-talk-file" onClick={download}>
      <IconPaperclip size={18} aria-hidden />
      <span className="hl-talk-file-name">{name}</span>
      <span className="hl-number">{fileSize(size)}</span>
      <span className="hl-hidden">{fill(words.download)}</span>
    </button>
  );
}

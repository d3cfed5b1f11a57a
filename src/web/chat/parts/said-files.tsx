/** The files of a message. Only who is in the chat may open one: it is fetched with the chat's token and saved. */
import { IconPaperclip } from '@tabler/icons-react';
import { fileSize } from '../../../engine/text/file-size.ts';
import { openFile } from '../host/open-file.ts';
import type { ChatFile } from '../port/chat-provider.ts';
import { useHost } from './host-context.ts';

export function SaidFiles({ files }: { files: readonly ChatFile[] }) {
  const host = useHost();
  if (files.length === 0) return null;
  return (
    <ul className="hl-chat-files">
      {files.map((file) => (
        <li key={file.url || file.name}>
          <IconPaperclip size={16} aria-hidden />
          {file.url ? (
            <button type="button" className="hl-link-button" onClick={() => void openFile(host, file)}>
              {file.name}
            </button>
          ) : (
            <span>{file.name}</span>
          )}
          <small>{fileSize(file.size)}</small>
        </li>
      ))}
    </ul>
  );
}

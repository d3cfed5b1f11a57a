/** The files of a message. One that can be opened opens in a tab of its own. */
import { IconPaperclip } from '@tabler/icons-react';
import { fileSize } from '../../../engine/text/file-size.ts';
import type { ChatFile } from '../port/chat-provider.ts';

export function SaidFiles({ files }: { files: readonly ChatFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="hl-chat-files">
      {files.map((file) => (
        <li key={file.url || file.name}>
          <IconPaperclip size={16} aria-hidden />
          {file.url ? (
            <a href={file.url} target="_blank" rel="noopener noreferrer">
              {file.name}
            </a>
          ) : (
            <span>{file.name}</span>
          )}
          <small>{fileSize(file.size)}</small>
        </li>
      ))}
    </ul>
  );
}

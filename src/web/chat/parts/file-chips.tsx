/** The files of a message that is being written: each with its size and a way to take it away. */
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { fileSize } from '../../../engine/text/file-size.ts';
import { say } from '../../platform/data/say.ts';
import type { ChosenFiles } from './use-files.ts';
import './file-chips.css';

export function FileChips({ files: { chosen, problems, remove } }: { files: ChosenFiles }) {
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className="hl-chat-problem" role="alert">
          {problem}
        </p>
      ))}
      {chosen.length > 0 && (
        <ul className="hl-chat-chips">
          {chosen.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike in all that they say
            <li key={index}>
              <IconPaperclip size={16} aria-hidden />
              <span>{file.name}</span>
              <small>{fileSize(file.size)}</small>
              <button
                type="button"
                aria-label={say('chat.remove', { name: file.name })}
                onClick={() => remove(file)}
              >
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

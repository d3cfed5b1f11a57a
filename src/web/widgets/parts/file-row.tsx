/** One file of an upload: its picture or a page icon, its name and size, its state in words, and a way to remove it. */

import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconFileText,
  IconTrash,
} from '@tabler/icons-react';
import { fileSize } from '../../../engine/text/file-size.ts';
import { say } from '../../platform/data/say.ts';
import type { UploadRow } from './use-uploads.ts';

type Props = { row: UploadRow; locked: boolean; onRemove(): void; onRetry(): void };

/** A file that failed only on the way can be sent again; one that is wrong can only be removed. */
export function FileRow({ row, locked, onRemove, onRetry }: Props) {
  return (
    <li className="hl-upload-row" data-state={row.state}>
      <span className="hl-upload-picture" aria-hidden="true">
        {row.picture ? <img src={row.picture} alt="" /> : <IconFileText size={24} stroke={1.5} />}
      </span>
      <div className="hl-upload-words">
        <p className="hl-upload-name" translate="no">
          {row.name}
        </p>
        <State row={row} />
        {row.state === 'kept' && row.advice && <Advice lines={row.advice} />}
        {row.state === 'failed' && row.file && (
          <button type="button" className="hl-link-button" onClick={onRetry}>
            {say('file-upload.tryAgain')}
          </button>
        )}
      </div>
      {!locked && row.state !== 'sending' && (
        <button
          type="button"
          className="hl-upload-remove"
          aria-label={say('file-upload.remove', { name: row.name })}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.6} aria-hidden="true" />
        </button>
      )}
      {row.state === 'sending' && <span className="hl-upload-bar" aria-hidden="true" />}
    </li>
  );
}

// It is kept as it is: the borrower decides whether to take it again.
function Advice({ lines }: { lines: string[] }) {
  return (
    <ul className="hl-upload-advice">
      {lines.map((line) => (
        <li key={line} className="hl-with-icon">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {line}
        </li>
      ))}
      <li>{say('file-upload.keepPhoto')}</li>
    </ul>
  );
}

function State({ row }: { row: UploadRow }) {
  if (row.state === 'sending')
    return <p className="hl-note">{say('file-upload.uploading', { size: fileSize(row.size) })}</p>;
  if (row.state === 'failed') {
    return (
      <p className="hl-upload-state hl-with-icon" data-tone="danger">
        <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
        {row.problem}
      </p>
    );
  }
  return (
    <p className="hl-upload-state hl-with-icon" data-tone="success">
      <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
      {say('file-upload.uploaded')}
      {row.size > 0 && ` · ${fileSize(row.size)}`}
    </p>
  );
}

/** The PDF that the server has: its name and size, what the virus scanner says, and a way to read it once it is clean. */
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFileText,
  IconFileX,
  IconHourglass,
} from '@tabler/icons-react';
import { fileSize } from '../../../engine/text/file-size.ts';
import { say } from '../../platform/data/say.ts';
import type { KeptPdfFact } from './kept-pdf-fact.ts';

type Props = { file: KeptPdfFact; onOpen(): void };

const looks = {
  CLEAN: { Icon: IconFileText, Mark: IconCircleCheck, tone: 'success' },
  CHECKING: { Icon: IconHourglass, Mark: IconHourglass, tone: undefined },
  INFECTED: { Icon: IconFileX, Mark: IconAlertCircle, tone: 'danger' },
} as const;

export function KeptPdf({ file, onOpen }: Props) {
  const { title, size, status } = file;
  const { Icon, Mark, tone } = looks[status];
  return (
    <li className="hl-upload-row" data-state={status === 'INFECTED' ? 'failed' : 'kept'}>
      <span className="hl-upload-picture" aria-hidden="true">
        <Icon size={24} stroke={1.5} />
      </span>
      <div className="hl-upload-words">
        <p className="hl-upload-name">{title}</p>
        <p className="hl-upload-state hl-with-icon" data-tone={tone} role="status">
          <Mark size={18} stroke={1.75} aria-hidden="true" />
          {stateOf(status, fileSize(size))}
        </p>
      </div>
      {status === 'CLEAN' && (
        <button type="button" className="hl-link-button" onClick={onOpen}>
          {say('one-pdf.open')} <span className="hl-hidden">{title}</span>
        </button>
      )}
    </li>
  );
}

function stateOf(status: KeptPdfFact['status'], size: string): string {
  if (status === 'CLEAN') return say('one-pdf.clean', { size });
  return status === 'CHECKING' ? say('one-pdf.checking', { size }) : say('one-pdf.infected');
}

/** One document: its picture or icon, its name and where it stands, what has happened to it, and a way to open and keep it. */
import {
  IconDownload,
  IconFileCheck,
  IconFileText,
  IconFileX,
  IconHourglass,
  IconPhoto,
} from '@tabler/icons-react';
import { failureSentence } from '../api/transport/api-error.ts';
import { downloadPdf } from '../data/download-pdf.ts';
import { say } from '../data/say.ts';
import { usePageScope } from '../page/page-scope.ts';
import { showToast } from '../parts/toast-store.ts';
import type { PaperEntry } from './paper-entry.ts';
import { Thumbnail } from './thumbnail.tsx';

export type OpenPaper = { uuid: string; title: string; isPicture?: boolean };

type Props = { paper: PaperEntry; onOpen(paper: OpenPaper): void };

export function PaperRow({ paper, onOpen }: Props) {
  const { uuid, title, name, isLocked, mark, lines, note, look } = paper;
  const isPicture = look === 'picture';
  return (
    <li className="hl-papers-row">
      <span className="hl-papers-picture" aria-hidden="true">
        {isPicture && !isLocked ? <Thumbnail uuid={uuid} /> : <Drawn paper={paper} />}
      </span>
      <div className="hl-papers-words">
        <p className="hl-papers-title">
          {isLocked ? (
            <span className="hl-papers-name">{title}</span>
          ) : (
            <button
              type="button"
              className="hl-link-button hl-papers-name"
              onClick={() => onOpen({ uuid, title: name ?? title, isPicture })}
            >
              <span className="hl-hidden">{say('papers.open')}</span> {title}
            </button>
          )}
          {mark && (
            <span className="hl-papers-mark" data-tone={mark.tone}>
              {mark.words}
            </span>
          )}
        </p>
        {name && <p className="hl-papers-file">{name}</p>}
        {lines.map((line) => (
          <p key={line} className="hl-note">
            {line}
          </p>
        ))}
        {note && (
          <p className="hl-papers-said" data-tone={mark?.tone}>
            {note}
          </p>
        )}
        {paper.earlier.length > 0 && <Earlier paper={paper} onOpen={onOpen} />}
      </div>
      {!isLocked && <Download paper={paper} />}
    </li>
  );
}

const icons = {
  picture: IconPhoto,
  paper: IconFileText,
  done: IconFileCheck,
  waiting: IconHourglass,
  gone: IconFileX,
};

function Drawn({ paper: { look } }: Pick<Props, 'paper'>) {
  const Icon = icons[look];
  return <Icon size={24} stroke={1.5} />;
}

function Earlier({ paper, onOpen }: Props) {
  return (
    <details className="hl-papers-earlier">
      <summary>{say('papers.earlier', { count: paper.earlier.length })}</summary>
      <ul>
        {paper.earlier.map((version) => (
          <li key={version.uuid}>
            <button type="button" className="hl-link-button" onClick={() => onOpen(version)}>
              {version.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Download({ paper: { uuid, title, name } }: Pick<Props, 'paper'>) {
  const { context } = usePageScope();
  return (
    <button
      type="button"
      className="hl-icon-button"
      aria-label={say('papers.download', { title: name ?? title })}
      onClick={() => context.pdf(uuid).then((bytes) => downloadPdf(bytes, name ?? title), sayFailure)}
    >
      <IconDownload size={20} aria-hidden />
    </button>
  );
}

const sayFailure = (error: unknown) => showToast({ tone: 'danger', text: failureSentence(error) });

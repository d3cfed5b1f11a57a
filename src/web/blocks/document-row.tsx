/** One document: its picture or icon, its name and where it stands, what has happened to it, and a way to open and keep it. */
import {
  IconDownload,
  IconFileCheck,
  IconFileText,
  IconFileX,
  IconHourglass,
  IconPhoto,
} from '@tabler/icons-react';
import { usePageScope } from '../page/page-scope.ts';
import { showToast } from '../parts/toast-store.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { downloadPdf } from '../platform/data/download-pdf.ts';
import { say } from '../platform/data/say.ts';
import type { ListedDocument } from './listed-document.ts';
import { Thumbnail } from './thumbnail.tsx';

export type OpenDocument = { uuid: string; title: string; isPicture?: boolean };

type Props = { document: ListedDocument; onOpen(document: OpenDocument): void };

export function DocumentRow({ document, onOpen }: Props) {
  const { uuid, title, name, isLocked, mark, lines, note, look } = document;
  const isPicture = look === 'picture';
  return (
    <li className="hl-document-list-row">
      <span className="hl-document-list-picture" aria-hidden="true">
        {isPicture && !isLocked ? <Thumbnail uuid={uuid} /> : <Drawn document={document} />}
      </span>
      <div className="hl-document-list-words">
        <p className="hl-document-list-title">
          {isLocked ? (
            <span className="hl-document-list-name">{title}</span>
          ) : (
            <button
              type="button"
              className="hl-link-button hl-document-list-name"
              onClick={() => onOpen({ uuid, title: name ?? title, isPicture })}
            >
              <span className="hl-hidden">{say('document-list.open')}</span> {title}
            </button>
          )}
          {mark && (
            <span className="hl-document-list-mark" data-tone={mark.tone}>
              {mark.words}
            </span>
          )}
        </p>
        {name && <p className="hl-document-list-file">{name}</p>}
        {lines.map((line) => (
          <p key={line} className="hl-note">
            {line}
          </p>
        ))}
        {note && (
          <p className="hl-document-list-said" data-tone={mark?.tone}>
            {note}
          </p>
        )}
        {document.earlier.length > 0 && <Earlier document={document} onOpen={onOpen} />}
      </div>
      {!isLocked && <Download document={document} />}
    </li>
  );
}

const icons = {
  picture: IconPhoto,
  document: IconFileText,
  done: IconFileCheck,
  waiting: IconHourglass,
  gone: IconFileX,
};

function Drawn({ document: { look } }: Pick<Props, 'document'>) {
  const Icon = icons[look];
  return <Icon size={24} stroke={1.5} />;
}

function Earlier({ document, onOpen }: Props) {
  return (
    <details className="hl-document-list-earlier">
      <summary>{say('document-list.earlier', { count: document.earlier.length })}</summary>
      <ul>
        {document.earlier.map((version) => (
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

function Download({ document: { uuid, title, name } }: Pick<Props, 'document'>) {
  const { context } = usePageScope();
  return (
    <button
      type="button"
      className="hl-icon-button"
      aria-label={say('document-list.download', { title: name ?? title })}
      onClick={() => context.pdf(uuid).then((bytes) => downloadPdf(bytes, name ?? title), sayFailure)}
    >
      <IconDownload size={20} aria-hidden />
    </button>
  );
}

const sayFailure = (error: unknown) => showToast({ tone: 'danger', text: failureSentence(error) });

/**
 * Documents to read before signing: each opens in the reader and counts as read once its end was seen. The answer
 * lists the uuids read to the end; nothing is checked for the borrower.
 */

import { IconCircleCheck, IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { readPath } from '../../engine/facts/read-path.ts';
import { ReaderDialog } from '../pdf/reader-dialog.tsx';
import type { DocumentEntry } from '../platform/data/document-entry.ts';
import { downloadPdf } from '../platform/data/download-pdf.ts';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { group } from './parts/group.ts';
import { toDocuments } from './parts/to-documents.ts';
import './document-reader.css';

/** Value: uuids. */
export function DocumentReader(props: WidgetProps<string[], 'document-reader'>) {
  const [open, setOpen] = useState<DocumentEntry>();
  const [follows, setFollows] = useState(false);
  const read = props.value ?? [];
  const entries = toDocuments(readPath(props.facts, 'application.documents'), typesOf(props));
  const mark = (uuid: string) => {
    if (!read.includes(uuid)) props.onChange([...read, uuid]);
  };
  if (entries.length === 0) return <p className="hl-note">{say('document-reader.preparing')}</p>;
  const show = (entry: DocumentEntry, after: boolean) => {
    setFollows(after);
    setOpen(entry);
  };
  // At the end of the last one, closing is what is left.
  const nextOf = (entry: DocumentEntry) => {
    const place = entries.findIndex(({ uuid }) => uuid === entry.uuid) + 1;
    const next = entries[place];
    const label = say('document-reader.next', { number: place + 1, count: entries.length });
    return next && { label, onOpen: () => show(next, true) };
  };
  const done = entries.filter(({ uuid }) => read.includes(uuid)).length;
  return (
    <div {...group(props)} className="hl-reader" data-invalid={props.invalid}>
      {!props.disabled && (
        <p className="hl-note" role="status">
          {say('document-reader.progress', { done, count: entries.length })}
        </p>
      )}
      <ul className="hl-reader-list">
        {entries.map((entry) => (
          <ReaderRow
            key={entry.uuid}
            id={`${props.id}-${entry.uuid}`}
            entry={entry}
            read={read.includes(entry.uuid)}
            state={props.disabled ? (entry.marks ?? []).join(' · ') : stateOf(read.includes(entry.uuid))}
            onOpen={() => show(entry, false)}
            onDownload={async () => downloadPdf(await props.page.pdf(entry.uuid), entry.title)}
          />
        ))}
      </ul>
      {open && (
        <ReaderDialog
          entry={open}
          load={props.page.pdf}
          onRead={() => mark(open.uuid)}
          next={nextOf(open)}
          takesFocus={follows}
          onClose={() => {
            setOpen(undefined);
            props.onBlur();
          }}
        />
      )}
    </div>
  );
}

function typesOf({ options }: WidgetProps<string[], 'document-reader'>): string[] | undefined {
  return options.types?.length ? options.types : undefined;
}

type RowProps = {
  id: string;
  entry: DocumentEntry;
  read: boolean;
  /** What has happened to it: here, or on a page that was sent in all. */
  state: string;
  onOpen(): void;
  onDownload(): void;
};

const stateOf = (read: boolean) => say(read ? 'document-reader.read' : 'document-reader.unread');

function ReaderRow({ id, entry, read, state, onOpen, onDownload }: RowProps) {
  const Mark = read ? IconCircleCheck : IconFileText;
  return (
    <li className="hl-reader-row" data-read={read}>
      <Mark size={24} stroke={1.6} aria-hidden="true" />
      <div>
        <p className="hl-reader-title">{entry.title}</p>
        {state && <p className="hl-note">{state}</p>}
      </div>
      <button
        id={id}
        type="button"
        className="hl-button"
        data-kind="secondary"
        data-size="small"
        onClick={onOpen}
      >
        {say(read ? 'document-reader.again' : 'document-reader.open')}{' '}
        <span className="hl-hidden">{entry.title}</span>
      </button>
      <button
        type="button"
        className="hl-icon-button"
        aria-label={say('document-reader.download', { title: entry.title })}
        onClick={onDownload}
      >
        <IconDownload size={20} aria-hidden="true" />
      </button>
    </li>
  );
}

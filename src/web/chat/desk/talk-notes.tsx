/** What agents wrote for each other beside a chat. No borrower sees it. */
import { useId, useState } from 'react';
import { sayTime } from '../../platform/data/say-time.ts';
import { useDeskScope } from './desk-scope.ts';
import type { TalkNote } from './use-talk.ts';

type Props = { notes: readonly TalkNote[]; onSave(text: string): Promise<boolean> };

export function TalkNotes({ notes, onSave }: Props) {
  const { words, fill } = useDeskScope();
  const [text, setText] = useState('');
  const id = useId();
  const save = async () => {
    if (text.trim() !== '' && (await onSave(text.trim()))) setText('');
  };
  return (
    <section className="hl-talk-notes">
      <h3 className="hl-talk-notes-title">{words.notes}</h3>
      {notes.map((note) => (
        <p key={note.uuid} className="hl-talk-note-text">
          {note.text}
          <span className="hl-talk-note">
            {fill('{{item.by | mailbox}}', note)} · {sayTime(Date.parse(note.at))}
          </span>
        </p>
      ))}
      <label className="hl-hidden" htmlFor={id}>
        {words.note}
      </label>
      <textarea
        id={id}
        className="hl-input"
        rows={2}
        maxLength={2000}
        placeholder={words.note}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className="hl-button" data-kind="secondary" data-size="small" onClick={save}>
        {words.saveNote}
      </button>
    </section>
  );
}

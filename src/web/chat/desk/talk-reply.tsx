/** Where an agent writes. Enter sends, Shift and Enter begins a line; ready answers are put in, to be changed before they go; files go along. */
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { AttachButton } from '../parts/attach-button.tsx';
import { FileChips } from '../parts/file-chips.tsx';
import { useDrop } from '../parts/use-drop.ts';
import { useFiles } from '../parts/use-files.ts';
import { useDeskScope } from './desk-scope.ts';
import type { ReadyAnswer } from './use-talk.ts';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  answers: readonly ReadyAnswer[];
  onSend(text: string, files: readonly File[]): void;
  onTyping(text: string): void;
};

export function TalkReply({ field, answers, onSend, onTyping }: Props) {
  const { words, fill } = useDeskScope();
  const [text, setText] = useState('');
  const files = useFiles();
  const drop = useDrop(true, files.add);
  const [means, setMeans] = useState('');
  const id = useId();
  const write = (next: string) => {
    setText(next);
    onTyping(next);
  };
  const send = () => {
    if (text.trim() === '' && files.chosen.length === 0) return;
    onSend(text, files.chosen);
    setText('');
    setMeans('');
    files.clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="hl-talk-reply" data-drop={drop.isOver || undefined} {...drop.handlers}>
      <ReadyAnswers
        answers={answers}
        onChoose={({ text: own, theirs }) => {
          const answer = theirs ?? own;
          write(text.trim() === '' ? answer : `${text.trimEnd()}\n${answer}`);
          setMeans(theirs ? own : '');
          field.current?.focus();
        }}
      />
      <div className="hl-talk-files">
        <FileChips files={files} />
      </div>
      <label className="hl-hidden" htmlFor={id}>
        {words.reply}
      </label>
      <textarea
        ref={field}
        id={id}
        className="hl-input"
        rows={2}
        maxLength={10_000}
        placeholder={words.reply}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onPaste={({ clipboardData }: ClipboardEvent) => files.add([...clipboardData.files])}
        aria-describedby={means ? `${id}-means` : undefined}
      />
      {means && (
        <p id={`${id}-means`} className="hl-talk-means">
          {fill(words.means, { text: means })}
        </p>
      )}
      <AttachButton onFiles={files.add} />
      <button type="button" className="hl-button" data-kind="primary" data-size="small" onClick={send}>
        {words.send}
      </button>
    </div>
  );
}

type ReadyProps = { answers: readonly ReadyAnswer[]; onChoose(answer: ReadyAnswer): void };

function ReadyAnswers({ answers, onChoose }: ReadyProps) {
  const { words } = useDeskScope();
  if (answers.length === 0) return null;
  return (
    <fieldset className="hl-talk-answers" aria-label={words.ready}>
      {answers.map((answer) => (
        <button key={answer.name} type="button" className="hl-talk-answer" onClick={() => onChoose(answer)}>
          {answer.title}
        </button>
      ))}
    </fieldset>
  );
}

/** Where a message is written: Enter sends it, Shift and Enter make a line, and an input method's own Enter does neither (ACC-C19). */
import { IconSend2 } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { say } from '../../platform/data/say.ts';
import type { Written } from '../host/drafts.ts';
import { AttachButton } from './attach-button.tsx';
import { FileChips } from './file-chips.tsx';
import { useDrop } from './use-drop.ts';
import { useFiles } from './use-files.ts';

export type ComposerProps = {
  attaches: boolean;
  /** What stands there at first. */
  first?: Written | undefined;
  /** On every change: text and files. */
  onChange?: (written: Written) => void;
  onSend(written: Written): void;
  onCancel?: () => void;
  /** On every change; null when the field is empty. */
  onTyping?: (text: string | null) => void;
};

/** Empty again once it is sent. Nothing but spaces is not sent, files alone are. */
export function Composer({ attaches, first, onChange, onSend, onCancel, onTyping }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState(first?.text ?? '');
  const files = useFiles(first?.files);
  const field = useRef<HTMLTextAreaElement>(null);
  const drop = useDrop(attaches, files.add);
  useEffect(() => onChange?.({ text, files: files.chosen }), [onChange, text, files.chosen]);
  const isEmpty = text.trim() === '' && files.chosen.length === 0;

  function send(): void {
    if (isEmpty) return;
    onSend({ text: text.trim(), files: files.chosen });
    onTyping?.(null);
    // What is sent may take this field away before it is drawn empty.
    onChange?.({ text: '', files: [] });
    setText('');
    files.clear();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composes) return;
    event.preventDefault();
    send();
  }

  function onPaste({ clipboardData }: ClipboardEvent): void {
    if (attaches) files.add([...clipboardData.files]);
  }

  return (
    <form
      className="hl-chat-composer"
      data-drop={drop.isOver || undefined}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {drop.isOver && <p className="hl-chat-drop">{say('chat.drop')}</p>}
      <FileChips files={files} />
      <label className="hl-hidden" htmlFor={id}>
        {onCancel ? say('chat.editing') : say('chat.message')}
      </label>
      <div className="hl-chat-write">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder={say('chat.write')}
          maxLength={10_000}
          onChange={({ target }) => {
            setText(target.value);
            onTyping?.(target.value === '' ? null : target.value);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {attaches && <AttachButton onFiles={files.add} />}
        {onCancel && (
          <button type="button" className="hl-button" data-kind="quiet" data-size="small" onClick={onCancel}>
            {say('chat.discard')}
          </button>
        )}
        <button
          type="submit"
          className="hl-chat-send"
          aria-label={onCancel ? say('chat.keep') : say('chat.send')}
          aria-disabled={isEmpty}
        >
          <IconSend2 size={20} aria-hidden />
        </button>
      </div>
    </form>
  );
}

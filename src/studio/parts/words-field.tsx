/** A text that is saved when its author leaves it; what the check refuses stays typed. */
import { Loader, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Edit } from '../calls/calls.ts';
import { useSave } from '../calls/use-save.ts';
import { Faults } from './faults.tsx';

export type WordsFieldProps = {
  label: string;
  /** "flows/heloc/pages/x.json#/title" */
  place: string;
  text: string;
  seen: Record<string, string>;
  note?: string | undefined;
  /** '' takes the text away. */
  optional?: boolean;
};

export function WordsField({ label, place, text, seen, note, optional = false }: WordsFieldProps) {
  const [typed, setTyped] = useState(text);
  const { save, faults, busy } = useSave();
  const isMissing = typed.trim() === '' && !optional;
  // Another writer's words, or those of an undo.
  useEffect(() => setTyped(text), [text]);
  const leave = () => {
    if (typed === text || isMissing) return;
    const edit: Edit = typed === '' ? { do: 'remove', place } : { do: 'set', place, value: typed };
    void save(`${label}: ${typed || 'removed'}`, [edit], seen);
  };
  return (
    <>
      <Textarea
        label={label}
        description={note}
        value={typed}
        autosize
        minRows={1}
        aria-busy={busy}
        error={isMissing && 'It needs some words.'}
        rightSection={busy && <Loader size="xs" aria-label="Saving" />}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
      />
      <Faults faults={faults} />
    </>
  );
}

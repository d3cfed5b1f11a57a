/** The text of the page's file, for who would rather write that. */
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PageSheet } from '../calls/calls.ts';
import { useSave } from '../calls/use-save.ts';
import { Faults } from '../parts/faults.tsx';

export function JsonEditor({ sheet: { file, text, seen } }: { sheet: PageSheet }) {
  const [typed, setTyped] = useState(text);
  // What was seen when the typing began: a save by someone else since then is not written over.
  const [base, setBase] = useState({ text, seen });
  const { save, faults, busy, clear } = useSave();
  const isTouched = typed !== base.text;
  useEffect(() => {
    if (isTouched) return;
    setTyped(text);
    setBase({ text, seen });
  }, [text, seen, isTouched]);

  function reload() {
    setTyped(text);
    setBase({ text, seen });
    clear();
  }

  async function write() {
    if (await save(`${file} as JSON`, [{ do: 'text', place: file, value: typed }], base.seen))
      setBase({ text: typed, seen });
  }

  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {file}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" disabled={!isTouched} onClick={reload}>
            Take it back
          </Button>
          <Button size="xs" disabled={!isTouched} loading={busy} onClick={() => void write()}>
            Save
          </Button>
        </Group>
      </Group>
      {text === '' && <Text size="sm">This lender says nothing of its own here: there is no file yet.</Text>}
      <Faults faults={faults} />
      <Textarea
        aria-label={`${file}, as JSON`}
        classNames={{ input: 'st-json' }}
        value={typed}
        autosize
        minRows={20}
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Stack>
  );
}

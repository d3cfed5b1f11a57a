/** A dialog that asks for something new and makes it. What could not be made stays filled in. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Saver } from '../calls/use-save.ts';
import { Faults } from './faults.tsx';

export type FormDialogProps = {
  title: string;
  /** What its button says. */
  makes: string;
  isReady: boolean;
  saver?: Pick<Saver, 'busy' | 'faults'>;
  onClose(): void;
  onMake(): void;
  children: ReactNode;
};

export function FormDialog({ title, makes, isReady, saver, onClose, onMake, children }: FormDialogProps) {
  // It is taken away as it closes, and so would be the place of the keyboard.
  const [from] = useState(() => document.activeElement);
  useEffect(() => () => (from instanceof HTMLElement ? from.focus() : undefined), [from]);
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        {children}
        <Faults faults={saver?.faults ?? []} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} loading={saver?.busy ?? false} onClick={onMake}>
            {makes}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

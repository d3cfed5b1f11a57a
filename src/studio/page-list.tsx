/** The pages of a flow in the order in which a borrower comes to them. */
import { Button, NavLink, ScrollArea, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { FlowBrief } from './calls/calls.ts';

export type PageListProps = { flow: FlowBrief; page: string; onPage(id: string): void; onAdd(): void };

export function PageList({ flow, page, onPage, onAdd }: PageListProps) {
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase();
  const found = flow.pages.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(words));
  return (
    <Stack gap="xs" h="100%">
      <TextInput
        aria-label="Find a page"
        placeholder="Find a page"
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <ScrollArea flex={1} type="auto">
        {found.map(({ id, title }) => (
          <NavLink
            key={id}
            component="button"
            active={id === page}
            label={title}
            description={id}
            onClick={() => onPage(id)}
            {...(id === page && { 'aria-current': 'page' as const })}
          />
        ))}
      </ScrollArea>
      {(flow.hasSequence || flow.steps.length > 0) && (
        <Button variant="light" leftSection={<IconPlus size={16} />} onClick={onAdd}>
          Add a page
        </Button>
      )}
    </Stack>
  );
}

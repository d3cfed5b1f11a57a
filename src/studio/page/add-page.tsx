/** Asks what a new page is, and gives it its turn. */
import { Button, Group, Modal, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EntityBrief, FlowBrief, PageSheet } from '../calls/calls.ts';
import { useSave } from '../calls/use-save.ts';
import { Faults } from '../parts/faults.tsx';
import { pageEdits } from './new-page.ts';
import { camelName, type Kind, kinds } from './new-question.ts';

export type AddPageProps = {
  flow: FlowBrief;
  entities: readonly EntityBrief[];
  seen: PageSheet['seen'];
  onClose(): void;
  onMade(page: string): void;
};

/** A page without a question would be left by no one: it asks at least one. */
export function AddPage({ flow, entities, seen, onClose, onMade }: AddPageProps) {
  const [title, setTitle] = useState('');
  const [asks, setAsks] = useState('');
  const [kind, setKind] = useState<Kind>('text');
  const [answers, setAnswers] = useState('');
  const turns = flow.pages.filter(({ turn }) => turn !== undefined);
  const [before, setBefore] = useState(turns.at(-1)?.id ?? '');
  const [step, setStep] = useState(flow.steps[0] ?? '');
  const [onlyNew, setOnlyNew] = useState(true);
  const { save, faults, busy } = useSave();
  const stores = entities.filter(({ isStored }) => isStored);
  const [entity, setEntity] = useState(
    stores.some(({ id }) => id === 'profile') ? 'profile' : (stores[0]?.id ?? ''),
  );
  const listed = answers
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isReady = title.trim() !== '' && asks.trim() !== '' && (kind !== 'choice' || listed.length > 1);

  async function make() {
    const question = {
      title: asks.trim(),
      kind,
      entity,
      name: camelName(asks),
      means: asks.trim(),
      answers: listed,
      required: true,
      block: 0,
    };
    const page = { title: title.trim(), question, before, step, onlyNew };
    const { id, edits } = pageEdits(flow, page);
    if (!(await save(`New page: ${title}`, edits, seen))) return;
    onMade(id);
    onClose();
  }

  return (
    <Modal opened onClose={onClose} title="New page" size="lg">
      <Stack>
        <TextInput
          label="Title"
          placeholder="How do you like to be called?"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label="Its first question"
          placeholder="First name or nickname"
          value={asks}
          onChange={(event) => setAsks(event.currentTarget.value)}
        />
        <Select
          label="What is answered"
          data={kinds}
          value={kind}
          allowDeselect={false}
          onChange={(chosen) => setKind(chosen as Kind)}
        />
        {kind === 'choice' && (
          <Textarea
            label="The answers, one on each line"
            autosize
            minRows={3}
            value={answers}
            onChange={(event) => setAnswers(event.currentTarget.value)}
          />
        )}
        <Select
          label="The answer belongs to"
          data={stores.map(({ id, title: label }) => ({ value: id, label }))}
          value={entity}
          allowDeselect={false}
          onChange={(chosen) => chosen && setEntity(chosen)}
        />
        {flow.hasSequence ? (
          <Select
            label="It comes before"
            data={turns.map(({ id, title: label }) => ({ value: id, label }))}
            value={before}
            allowDeselect={false}
            onChange={(chosen) => chosen && setBefore(chosen)}
          />
        ) : (
          <>
            <Select
              label="At which step"
              data={flow.steps}
              value={step}
              searchable
              allowDeselect={false}
              onChange={(chosen) => chosen && setStep(chosen)}
            />
            <Switch
              label="Only those who begin from tomorrow on are asked; nobody under way is led back"
              checked={onlyNew}
              onChange={(event) => setOnlyNew(event.currentTarget.checked)}
            />
          </>
        )}
        <Faults faults={faults} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} loading={busy} onClick={() => void make()}>
            Make the page
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Asks what a new page is, and gives it its turn. */
import { Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EntityBrief, FlowBrief, PageSheet } from '../calls/calls.ts';
import { useSave } from '../calls/use-save.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Answer, AnswerFields, answersOf, faultOf } from './answer-fields.tsx';
import { pageEdits } from './new-page.ts';
import { camelName } from './new-question.ts';

export type AddPageProps = {
  flow: FlowBrief;
  entities: readonly EntityBrief[];
  seen: PageSheet['seen'];
  onClose(): void;
  onMade(page: string): void;
};

/** A page without a question would be left by no one: it asks at least one. */
export function AddPage({ flow, entities, seen, onClose, onMade }: AddPageProps) {
  const stores = entities.filter(({ isStored }) => isStored);
  const [title, setTitle] = useState('');
  const [asks, setAsks] = useState('');
  const usual = flow.writes.find((id) => stores.some((one) => one.id === id)) ?? '';
  const [answer, setAnswer] = useState<Answer>({ kind: 'text', lines: '', entity: usual });
  const turns = flow.pages.filter(({ turn }) => turn !== undefined);
  const [before, setBefore] = useState(turns.at(-1)?.id ?? '');
  const [step, setStep] = useState(flow.steps[0] ?? '');
  const [onlyNew, setOnlyNew] = useState(true);
  const saver = useSave();
  const isReady = title.trim() !== '' && asks.trim() !== '' && !faultOf(answer);

  async function make() {
    const words = asks.trim();
    const { kind, entity } = answer;
    const asked = { title: words, means: words, name: camelName(words), answers: answersOf(answer) };
    const question = { ...asked, kind, entity, required: true, block: 0 };
    const { id, edits } = pageEdits(flow, { title: title.trim(), question, before, step, onlyNew });
    if (!(await saver.save(`New page: ${title}`, edits, seen))) return;
    onMade(id);
    onClose();
  }

  return (
    <FormDialog
      title="New page"
      makes="Make the page"
      isReady={isReady}
      saver={saver}
      onClose={onClose}
      onMake={() => void make()}
    >
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
      <AnswerFields answer={answer} stores={stores} onChange={setAnswer} />
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
            label="Only those who begin from tomorrow on are asked; no one under way is led back"
            checked={onlyNew}
            onChange={(event) => setOnlyNew(event.currentTarget.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}

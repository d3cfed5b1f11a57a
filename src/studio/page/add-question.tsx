/** Asks what a new question is, and puts it on the page. */
import { Button, Group, Modal, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readClaim } from '../book/claim.ts';
import type { MadeRule } from '../book/new-rule.tsx';
import { RulePicker } from '../book/rule-picker.tsx';
import type { EntityBrief, PageSheet, RuleBrief } from '../calls/calls.ts';
import { useSave } from '../calls/use-save.ts';
import { Faults } from '../parts/faults.tsx';
import { fieldEdits } from './field-edits.ts';
import { answersFault, camelName, type Kind, kinds, questionEdits } from './new-question.ts';

export type AddQuestionProps = {
  sheet: PageSheet;
  rules: readonly RuleBrief[];
  entities: readonly EntityBrief[];
  onClose(): void;
};

export function AddQuestion({ sheet, rules, entities, onClose }: AddQuestionProps) {
  const stores = entities.filter(({ isStored }) => isStored);
  const usual = namesIn(sheet.whole.writes).find((id) => stores.some((one) => one.id === id)) ?? 'profile';
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<Kind>('text');
  const [answers, setAnswers] = useState('');
  const [entity, setEntity] = useState(usual);
  const [required, setRequired] = useState(false);
  const [when, setWhen] = useState<string>();
  const [made, setMade] = useState<MadeRule>();
  const isNew = made !== undefined && !rules.some((rule) => rule.name === made.rule.name);
  const book = isNew ? [...rules, made.rule] : rules;
  const forms = sheet.blocks.filter(({ block }) => block === 'form');
  const [block, setBlock] = useState(forms[0]?.index);
  const { save, faults, busy } = useSave();
  const [typedName, setName] = useState<string>();
  const [known, setKnown] = useState<string>();
  const [ownEntity = '', ownName = ''] = known?.split('.') ?? [];
  const name = known ? ownName : (typedName ?? camelName(title));
  const listed = answers
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const problem = kind === 'choice' && !known ? answersFault(listed) : undefined;
  const facts = stores.flatMap((one) => one.facts);
  const isTaken = !known && facts.some(({ path }) => path === `${entity}.${name}`);
  const isReady = title.trim() !== '' && !problem && !isTaken;
  const asked = facts
    .filter(({ path, asked: words }) => words && path.split('.').length === 2)
    .map(({ path, asked: words, means }) => ({ value: path, label: `${words} (${means})` }));

  async function add() {
    const question = {
      title: title.trim(),
      kind,
      entity: known ? ownEntity : entity,
      isKnown: known !== undefined,
      name,
      means: `${title.trim()}`,
      answers: listed,
      required,
      block,
    };
    const reads = book.find((rule) => rule.name === readClaim(when)?.rule)?.reads ?? [];
    const asking = questionEdits(sheet, question);
    const own = when
      ? fieldEdits(sheet, question, { when, reads: reads.filter((one) => one !== entity) })
      : [];
    const names = isNew && made.rule.name === readClaim(when)?.rule;
    const edits = [...(names ? [made.edit] : []), ...asking, ...own];
    if (await save(`New question: ${title}`, edits, sheet.seen)) onClose();
  }

  return (
    <Modal opened onClose={onClose} title="New question" size="lg">
      <Stack>
        <TextInput
          label="What the borrower reads"
          placeholder="When may we call you?"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
        <Select
          label="Already asked elsewhere?"
          description="The same answer then: who has given it finds it filled in."
          placeholder="No, it is new"
          data={asked}
          value={known ?? null}
          searchable
          clearable
          limit={60}
          onChange={(path) => setKnown(path ?? undefined)}
        />
        {!known && (
          <Select
            label="What is answered"
            data={kinds}
            value={kind}
            allowDeselect={false}
            onChange={(chosen) => setKind(chosen as Kind)}
          />
        )}
        {kind === 'choice' && !known && (
          <Textarea
            label="The answers, one on each line"
            autosize
            minRows={3}
            value={answers}
            error={answers !== '' && problem}
            onChange={(event) => setAnswers(event.currentTarget.value)}
          />
        )}
        {forms.length > 1 && (
          <Select
            label="In which group it stands"
            data={forms.map(({ index, id, words }) => ({
              value: String(index),
              label: words[0]?.text ?? id,
            }))}
            value={String(block)}
            allowDeselect={false}
            onChange={(chosen) => setBlock(Number(chosen))}
          />
        )}
        <Switch
          label="Everyone must answer it"
          checked={required}
          onChange={(event) => setRequired(event.currentTarget.checked)}
        />
        <RulePicker
          label="Show it"
          none="Always"
          claim={when}
          rules={book}
          entities={entities}
          flow={sheet.flow}
          onChoose={(claim, rule) => {
            setWhen(claim);
            if (rule) setMade(rule);
          }}
        />
        {!known && (
          <Group grow align="start">
            <Select
              label="The answer belongs to"
              data={stores.map(({ id, title: label }) => ({ value: id, label }))}
              value={entity}
              allowDeselect={false}
              onChange={(chosen) => chosen && setEntity(chosen)}
            />
            <TextInput
              label="Its name in the files"
              value={name}
              error={
                isTaken && 'Something has this name already. Choose it above, or give this one another name.'
              }
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Group>
        )}
        <Faults faults={faults} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} loading={busy} onClick={() => void add()}>
            Add the question
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Asks what a new question is, and puts it on the page. */
import { Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readClaim } from '../book/claim.ts';
import type { MadeRule } from '../book/new-rule.tsx';
import { RulePicker } from '../book/rule-picker.tsx';
import type { EntityBrief, FactBrief, FlowBrief, PageSheet } from '../calls/calls.ts';
import { useSave } from '../calls/use-save.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type Answer, AnswerFields, answersOf, faultOf } from './answer-fields.tsx';
import { fieldEdits } from './field-edits.ts';
import { camelName, questionEdits } from './new-question.ts';
import { namesIn } from './parts-of.ts';

export type AddQuestionProps = {
  sheet: PageSheet;
  flow: FlowBrief;
  entities: readonly EntityBrief[];
  onClose(): void;
};

export function AddQuestion({ sheet, flow, entities, onClose }: AddQuestionProps) {
  const stores = entities.filter(({ isStored }) => isStored);
  const usual = [...namesIn(sheet.whole.writes), ...flow.writes];
  const entity = usual.find((id) => stores.some((one) => one.id === id)) ?? '';
  const [title, setTitle] = useState('');
  const [answer, setAnswer] = useState<Answer>({ kind: 'text', lines: '', entity });
  const [known, setKnown] = useState<string>();
  const [typedName, setName] = useState<string>();
  const [required, setRequired] = useState(false);
  const [when, setWhen] = useState<string>();
  const [made, setMade] = useState<MadeRule>();
  const forms = sheet.blocks.filter(({ block }) => block === 'form');
  const [block, setBlock] = useState(forms[0]?.index);
  const saver = useSave();
  const isNew = made !== undefined && !flow.rules.some((rule) => rule.name === made.rule.name);
  const book = isNew ? [...flow.rules, made.rule] : flow.rules;
  const facts = stores.flatMap((one) => one.facts);
  const name = typedName ?? camelName(title);
  const isTaken = !known && facts.some(({ path }) => path === `${answer.entity}.${name}`);
  const isReady = title.trim() !== '' && !isTaken && (known !== undefined || !faultOf(answer));

  async function add() {
    const [knownEntity = '', knownName = ''] = known?.split('.') ?? [];
    const place = known ? { entity: knownEntity, name: knownName } : { entity: answer.entity, name };
    const words = { title: title.trim(), means: title.trim(), kind: answer.kind, answers: answersOf(answer) };
    const question = { ...words, ...place, isKnown: known !== undefined, required, block };
    const named = book.find((rule) => rule.name === readClaim(when)?.rule);
    const reads = named?.reads.filter((one) => one !== place.entity) ?? [];
    const rule = isNew && named === made.rule ? [made.edit] : [];
    const shown = when ? fieldEdits(sheet, question, { when, reads }) : [];
    const edits = [...rule, ...questionEdits(sheet, question), ...shown];
    if (await saver.save(`New question: ${title}`, edits, sheet.seen)) onClose();
  }

  return (
    <FormDialog
      title="New question"
      makes="Add the question"
      isReady={isReady}
      saver={saver}
      onClose={onClose}
      onMake={() => void add()}
    >
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
        data={askedElsewhere(facts)}
        value={known ?? null}
        searchable
        clearable
        limit={60}
        onChange={(path) => setKnown(path ?? undefined)}
      />
      {!known && (
        <>
          <AnswerFields answer={answer} stores={stores} onChange={setAnswer} />
          <TextInput
            label="Its name in the files"
            value={name}
            error={
              isTaken && 'Something has this name already. Choose it above, or give this one another name.'
            }
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </>
      )}
      {forms.length > 1 && (
        <Select
          label="In which group it stands"
          data={forms.map(({ index, id, words }) => ({ value: String(index), label: words[0]?.text ?? id }))}
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
    </FormDialog>
  );
}

// Whole answers only: a part of one is asked with it.
function askedElsewhere(facts: readonly FactBrief[]) {
  return facts.flatMap(({ path, asked, means }) =>
    asked && path.split('.').length === 2 ? [{ value: path, label: `${asked} (${means})` }] : [],
  );
}

/** Makes a rule of facts, and writes it into the book under the sentence that it means. */
import { Button, Group, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Edit, EntityBrief, RuleBrief } from '../calls/calls.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { RuleLine } from './rule-line.tsx';
import { isWhole, type Line, logicOf, ruleName } from './rule-logic.ts';
import { usualFile } from './usual-file.ts';

export type NewRuleProps = {
  flow: string;
  entities: readonly EntityBrief[];
  rules: readonly RuleBrief[];
  onClose(): void;
  /** It is written together with what names it: the check refuses a rule that nothing names. */
  onMade(made: MadeRule): void;
};

export type MadeRule = { rule: RuleBrief; edit: Edit };

const empty: Line = { path: '', relation: 'answered', value: '' };

export function NewRule({ flow, entities, rules, onClose, onMade }: NewRuleProps) {
  const [means, setMeans] = useState('');
  const [typedName, setName] = useState<string>();
  const [lines, setLines] = useState<Line[]>([empty]);
  const [joined, setJoined] = useState('all');
  const files = [...new Set(rules.map(({ file }) => file))];
  const [chosenFile, setFile] = useState<string>();
  const file = chosenFile ?? usualFile(flow, rules, lines[0]?.path.split('.')[0] ?? '');
  const facts = entities.flatMap((entity) => entity.facts);
  const name = typedName ?? ruleName(means);
  const isTaken = rules.some((rule) => rule.name === name);
  const isReady = means.trim() !== '' && lines.every(isWhole) && !isTaken;

  function make() {
    const value = { means: means.trim(), logic: logicOf(lines, facts, joined === 'any') };
    const reads = [...new Set(lines.map(({ path }) => path.split('.')[0] ?? ''))];
    const rule = { name, means: means.trim(), file, reads };
    onMade({ rule, edit: { do: 'add', place: `${file}#/${name}`, value } });
    onClose();
  }

  return (
    <FormDialog title="New rule" makes="Make the rule" isReady={isReady} onClose={onClose} onMake={make}>
      <TextInput
        label="What it says"
        description="A plain sentence that is so or not so. Everyone reads the rule by it."
        placeholder="The borrower has given a phone number."
        value={means}
        onChange={(event) => setMeans(event.currentTarget.value)}
        data-autofocus
      />
      <Text size="sm" fw={500}>
        It is so when
      </Text>
      {lines.length > 1 && (
        <SegmentedControl
          data={[
            { value: 'all', label: 'all of these are so' },
            { value: 'any', label: 'one of these is so' },
          ]}
          value={joined}
          onChange={setJoined}
        />
      )}
      {lines.map((line, index) => (
        <RuleLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that stays.
          key={index}
          line={line}
          entities={entities}
          onChange={(next) => setLines(lines.with(index, next))}
          {...(lines.length > 1 && { onRemove: () => setLines(lines.toSpliced(index, 1)) })}
        />
      ))}
      <Group>
        <Button variant="subtle" size="xs" onClick={() => setLines([...lines, empty])}>
          Add a line
        </Button>
      </Group>
      <Group grow>
        <TextInput
          label="Its name in the files"
          value={name}
          error={isTaken && 'Another rule has this name.'}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label="Kept among"
          data={files.map((path) => ({ value: path, label: path.replace(`flows/${flow}/`, '') }))}
          value={file}
          allowDeselect={false}
          onChange={(path) => path && setFile(path)}
        />
      </Group>
    </FormDialog>
  );
}

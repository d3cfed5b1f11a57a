/** One line of a rule: a fact, how it is compared, and with what. */
import { CloseButton, Group, NumberInput, Select, TextInput } from '@mantine/core';
import type { EntityBrief, FactBrief } from '../calls/calls.ts';
import { type Line, type Relation, relationsOf } from './rule-logic.ts';

export type RuleLineProps = {
  line: Line;
  entities: readonly EntityBrief[];
  onChange(line: Line): void;
  onRemove?: () => void;
};

export function RuleLine({ line, entities, onChange, onRemove }: RuleLineProps) {
  const fact = entities.flatMap(({ facts }) => facts).find(({ path }) => path === line.path);
  const compares = fact && line.relation !== 'answered' && line.relation !== 'open';
  return (
    <Group gap="xs" align="end" wrap="nowrap">
      <Select
        aria-label="Fact"
        placeholder="Choose a fact"
        data={entities.map(({ title, facts }) => ({
          group: title,
          items: facts.map(({ path, means, asked }) => ({
            value: path,
            label: asked ? `${asked} (${means})` : means,
          })),
        }))}
        value={line.path || null}
        searchable
        limit={80}
        flex={2}
        onChange={(path) => onChange({ path: path ?? '', relation: 'answered', value: '' })}
      />
      {fact && (
        <Select
          aria-label="Comparison"
          data={relationsOf(fact)}
          value={line.relation}
          allowDeselect={false}
          w={160}
          onChange={(relation) => onChange({ ...line, relation: relation as Relation, value: '' })}
        />
      )}
      {compares && (
        <Value fact={fact} value={line.value} onChange={(value) => onChange({ ...line, value })} />
      )}
      {onRemove && <CloseButton aria-label="Remove this line" onClick={onRemove} />}
    </Group>
  );
}

type ValueProps = { fact: FactBrief; value: string; onChange(value: string): void };

const yesNo = [
  { value: 'yes', label: 'yes' },
  { value: 'no', label: 'no' },
];

function Value({ fact, value, onChange }: ValueProps) {
  const given = { 'aria-label': 'Value', flex: 1 };
  if (fact.type === 'yes-no' || fact.choices)
    return (
      <Select
        {...given}
        data={fact.choices ?? yesNo}
        value={value || null}
        searchable
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  if (fact.type === 'number')
    return <NumberInput {...given} value={value} onChange={(typed) => onChange(String(typed))} />;
  return <TextInput {...given} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}

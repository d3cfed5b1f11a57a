/** One question: its words, whether it must be answered, when it shows, and its place among the others. */
import { ActionIcon, Badge, Button, Card, Group, Stack, Switch, Text, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { readClaim, sentence } from '../book/claim.ts';
import type { MadeRule } from '../book/new-rule.tsx';
import { RulePicker } from '../book/rule-picker.tsx';
import type { EntityBrief, FieldBrief, PageSheet, RuleBrief } from '../calls/calls.ts';
import { useIsSaving, useSave } from '../calls/use-save.ts';
import { Faults } from '../parts/faults.tsx';
import { WordsField } from '../parts/words-field.tsx';
import { type FieldChange, fieldEdits, neighbor, removeEdits, swapEdits } from './field-edits.ts';

export type FieldCardProps = {
  sheet: PageSheet;
  field: FieldBrief;
  rules: readonly RuleBrief[];
  entities: readonly EntityBrief[];
  /** What the frame says of it: whether it shows there, and why. */
  why?: string | undefined;
};

export function FieldCard({ sheet, field, rules, entities, why }: FieldCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { save, faults } = useSave();
  const isSaving = useIsSaving();
  const { file, seen } = sheet;
  const { name, title, help, required, sharedFrom } = field;
  const change = (what: string, part: FieldChange, made?: MadeRule) => {
    const edits = fieldEdits(sheet, field, part);
    void save(`${title}: ${what}`, made ? [made.edit, ...edits] : edits, seen);
  };
  const named = (claim: string | undefined, made?: MadeRule) =>
    made?.rule.reads ?? rules.find(({ name: rule }) => rule === readClaim(claim)?.rule)?.reads ?? [];
  const [above, below] = [neighbor(sheet, field, -1), neighbor(sheet, field, 1)];
  const swap = (other: FieldBrief | undefined) =>
    other && void save(`${title}: moved`, swapEdits(sheet, field, other), seen);
  const making = { flow: sheet.flow, entities, rules };
  return (
    <Card withBorder padding="sm" data-field={name}>
      <Stack gap="xs">
        <WordsField
          label="Question"
          place={`${file}#/schema/properties/${name}/title`}
          text={title}
          seen={seen}
        />
        <Group gap="xs">
          <Badge variant="light" color="gray">
            {field.widget}
          </Badge>
          {required && <Badge variant="light">Required</Badge>}
          {field.when && (
            <Badge variant="light" color="grape">
              Only sometimes
            </Badge>
          )}
          {sharedFrom && (
            <Tooltip label={`Written in ${sharedFrom}: other pages ask it too, and change with it.`}>
              <Badge variant="light" color="orange">
                Shared
              </Badge>
            </Tooltip>
          )}
          <Group gap={4} ml="auto" display={sheet.isOurs ? undefined : 'none'}>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Less' : 'More'}
            </Button>
            <Move isDisabled={isSaving || !above} label={`Move ${title} up`} onPress={() => swap(above)} up />
            <Move isDisabled={isSaving || !below} label={`Move ${title} down`} onPress={() => swap(below)} />
            <ActionIcon
              disabled={isSaving}
              variant="subtle"
              color="red"
              aria-label={`Remove ${title} from the page`}
              onClick={() => void save(`${title}: removed`, removeEdits(sheet, field), seen)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </Group>
        {why && (
          <Text size="xs" c="dimmed">
            {why}
          </Text>
        )}
        {field.when && !why && (
          <Text size="sm">
            Shown where: {sentence(readClaim(field.when) ?? { rule: field.when, isNot: false }, rules)}
          </Text>
        )}
        {isOpen && (
          <>
            <WordsField
              label="Help under the question"
              place={`${file}#/ui/${name}/ui:help`}
              text={help}
              seen={seen}
              optional
            />
            <Switch
              label="Everyone must answer it"
              checked={required}
              onChange={({ currentTarget: { checked } }) => change('required', { required: checked })}
            />
            <RulePicker
              {...making}
              label="Show it"
              none="Always"
              claim={field.when}
              onChoose={(when, made) => change('when it shows', { when, reads: named(when, made) }, made)}
            />
            {!required && (
              <RulePicker
                {...making}
                label="Demand it"
                none="Never: it may be left empty"
                claim={field.requiredWhen}
                onChoose={(requiredWhen, made) =>
                  change('when it is demanded', { requiredWhen, reads: named(requiredWhen, made) }, made)
                }
              />
            )}
          </>
        )}
        <Faults
          faults={faults}
          title="Not done: something else on the page or in the flow needs it as it was"
        />
      </Stack>
    </Card>
  );
}

type MoveProps = { label: string; isDisabled: boolean; onPress(): void; up?: boolean };

function Move({ label, isDisabled, onPress, up = false }: MoveProps) {
  const Icon = up ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon variant="subtle" color="gray" disabled={isDisabled} aria-label={label} onClick={onPress}>
      <Icon size={16} />
    </ActionIcon>
  );
}

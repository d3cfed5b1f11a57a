/** Chooses a rule of the book by its sentence. */
import { Button, Group, Select, Switch } from '@mantine/core';
import { useState } from 'react';
import type { RuleBrief } from '../calls/calls.ts';
import { claimText, readClaim } from './claim.ts';
import { type MadeRule, NewRule, type NewRuleProps } from './new-rule.tsx';

export type RulePickerProps = {
  label: string;
  /** What it means that no rule is chosen: "Always". */
  none: string;
  claim: string | undefined;
  rules: readonly RuleBrief[];
  /** `made`: the rule is new, and to be written with what names it. */
  onChoose(claim: string | undefined, made?: MadeRule): void;
} & Pick<NewRuleProps, 'flow' | 'entities'>;

export function RulePicker({ label, none, claim, rules, onChoose, ...making }: RulePickerProps) {
  const [isMaking, setMaking] = useState(false);
  const chosen = readClaim(claim);
  const data = rules.map(({ name, means }) => ({ value: name, label: means }));
  const choose = (rule: string | null) =>
    onChoose(rule ? claimText({ rule, isNot: chosen?.isNot ?? false }) : undefined);
  return (
    <>
      <Group gap="xs" align="end" wrap="nowrap">
        <Select
          label={label}
          placeholder={none}
          data={data}
          value={chosen?.rule ?? null}
          searchable
          clearable
          limit={60}
          flex={1}
          nothingFoundMessage="No rule says that. Make a new one."
          onChange={choose}
        />
        <Button variant="light" onClick={() => setMaking(true)}>
          New rule
        </Button>
      </Group>
      {chosen && (
        <Switch
          size="xs"
          label="The other way round: only where this is not so"
          checked={chosen.isNot}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(claimText({ rule: chosen.rule, isNot: checked }))
          }
        />
      )}
      {isMaking && (
        <NewRule
          {...making}
          rules={rules}
          onClose={() => setMaking(false)}
          onMade={(made) => onChoose(made.rule.name, made)}
        />
      )}
    </>
  );
}

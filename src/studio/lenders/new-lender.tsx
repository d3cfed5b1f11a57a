/** Asks what a new lender is, as `flow new-org` does, and makes its folder. */
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { ask } from '../calls/ask.ts';
import { useSave } from '../calls/use-save.ts';
import { ColorField } from '../parts/color-field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';

export type NewLenderProps = { onClose(): void; onMade(code: string): void };

export function NewLender({ onClose, onMade }: NewLenderProps) {
  const { data: questions = [] } = useSWR('questions', () => ask('questions', {}));
  const [typedCode, setCode] = useState<string>();
  const [answers, setAnswers] = useState<Record<string, string>>({ primary: '#1f4d3f' });
  const saver = useSave();
  const code = typedCode ?? codeOf(answers.short ?? '');
  const say = (key: string, value: string) => setAnswers({ ...answers, [key]: value });

  async function make() {
    if (!(await saver.run(() => ask('new-lender', { code, answers })))) return;
    onMade(code);
    onClose();
  }

  return (
    <FormDialog
      title="New lender"
      makes="Make the lender"
      isReady={code !== ''}
      saver={saver}
      onClose={onClose}
      onMake={() => void make()}
    >
      {questions.map(({ key, asks, remedy, choices }) =>
        choices ? (
          <Select
            key={key}
            label={asks.replace(/ \(.*/, '')}
            data={choices}
            value={answers[key] ?? null}
            onChange={(value) => say(key, value ?? '')}
          />
        ) : /color/.test(asks) ? (
          <ColorField
            key={key}
            label={asks}
            value={answers[key] ?? ''}
            onChange={(value) => say(key, value)}
          />
        ) : (
          <TextInput
            key={key}
            label={asks}
            description={remedy}
            value={answers[key] ?? ''}
            onChange={(event) => say(key, event.currentTarget.value)}
          />
        ),
      )}
      <TextInput
        label="Code"
        description="Its folder below orgs/: small letters, digits and dashes."
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function codeOf(short: string): string {
  return (
    short
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

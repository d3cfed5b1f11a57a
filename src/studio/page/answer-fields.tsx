/** What kind of answer a new question has, and where it is kept. */
import { Select, Textarea } from '@mantine/core';
import type { EntityBrief } from '../calls/calls.ts';
import { answersFault, type Kind, kinds } from './new-question.ts';

/** `lines`: the answers to choose from, one on each line. */
export type Answer = { kind: Kind; lines: string; entity: string };

export type AnswerFieldsProps = {
  answer: Answer;
  stores: readonly EntityBrief[];
  onChange(answer: Answer): void;
};

export function AnswerFields({ answer, stores, onChange }: AnswerFieldsProps) {
  return (
    <>
      <Select
        label="What is answered"
        data={kinds}
        value={answer.kind}
        allowDeselect={false}
        onChange={(kind) => onChange({ ...answer, kind: kind as Kind })}
      />
      {answer.kind === 'choice' && (
        <Textarea
          label="The answers, one on each line"
          autosize
          minRows={3}
          value={answer.lines}
          error={answer.lines !== '' && faultOf(answer)}
          onChange={(event) => onChange({ ...answer, lines: event.currentTarget.value })}
        />
      )}
      <Select
        label="The answer belongs to"
        data={stores.map(({ id, title }) => ({ value: id, label: title }))}
        value={answer.entity || null}
        error={answer.entity === '' && faultOf(answer)}
        allowDeselect={false}
        onChange={(entity) => entity && onChange({ ...answer, entity })}
      />
    </>
  );
}

export function answersOf({ lines }: Answer): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Why it cannot be asked so. */
export function faultOf(answer: Answer): string | undefined {
  if (answer.entity === '') return 'Choose what the answer belongs to.';
  return answer.kind === 'choice' ? answersFault(answersOf(answer)) : undefined;
}

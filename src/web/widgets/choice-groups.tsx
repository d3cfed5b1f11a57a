/**
 * Several questions as one answer, as the page lists them: each with choices, choices below a choice, free text and a
 * refusal that clears and disables its question. Nothing is ever preselected.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../platform/data/json.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { ChoiceGroup } from './parts/choice-group.tsx';
import { group } from './parts/group.ts';
import './choice-groups.css';

/** Value { [question]: values of its choices[], [text]: what was typed }. */
export function ChoiceGroups(props: WidgetProps<JsonObject, 'choice-groups'>) {
  const value = isRecord(props.value) ? props.value : {};
  const { questions = [], hint } = props.options;
  return (
    <div {...group(props)} className="hl-choice-groups">
      {questions.map((question) => (
        <ChoiceGroup
          key={question.id}
          of={props}
          question={question}
          hint={hint}
          value={value}
          onChange={props.onChange}
        />
      ))}
    </div>
  );
}

/** The one RJSF field: hands an answer to its widget in the shape every widget knows. */
import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, Suspense, useCallback } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { useFieldView, useFormScope, useSaidAnswers } from './form-scope.ts';
import type { Issue } from './issue.ts';
import { fieldSchema } from './page-scope.ts';
import { fieldUi, pickWidget } from './pick-widget.ts';

/** Draws one answer of the page. RJSF says which; its value and its problems come from the page's store. */
export function AnswerField({ name }: FieldProps) {
  const scope = useFormScope();
  const { page, facts, context, busy, readOnly, widgets, text, change, blur } = scope;
  const { value, issues, isRequired } = useFieldView(name);
  useSaidAnswers(scope, page.ui?.[name], page.display.properties[name]);
  const put = useCallback((next: unknown) => change(name, next), [change, name]);
  const leavePart = useCallback((part: string) => blur(`/${name}${part}`), [blur, name]);
  const leave = useCallback(() => leavePart(''), [leavePart]);
  const ui = fieldUi(page, name);
  const Component = pickWidget(page, name, widgets).Component as ComponentType<WidgetProps<unknown>>;
  const label = fieldLabel(text, ui['ui:title'] ?? fieldSchema(page, name).title ?? name);
  const error = ownError(name, issues);
  return (
    <Suspense fallback={<div className="hl-input hl-loading-field" />}>
      <Component
        id={fieldId(name)}
        name={name}
        label={label}
        value={value ?? undefined}
        onChange={put}
        onBlur={leave}
        onPartBlur={leavePart}
        required={isRequired}
        disabled={readOnly}
        readOnly={readOnly || busy !== undefined}
        invalid={issues.length > 0}
        {...(error ? { error } : {})}
        errors={nestedErrors(name, issues)}
        {...describedBy(name, Boolean(ui['ui:help']), issues.length > 0)}
        options={isRecord(ui['ui:options']) ? ui['ui:options'] : NO_OPTIONS}
        schema={fieldSchema(page, name)}
        facts={facts}
        page={context}
      />
    </Suspense>
  );
}

const NO_OPTIONS = {};

/** The id of a field's control; help, error and label ids are made from it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** A label with its values filled in. */
export function fieldLabel(text: (template: string) => string, label: string): string {
  return label.includes('{{') ? text(label) : label;
}

/** The message of the field itself, as opposed to its parts. */
export function ownError(name: string, issues: readonly Issue[]): string | undefined {
  return issues.find(({ pointer }) => pointer === `/${name}`)?.message;
}

function nestedErrors(name: string, issues: readonly Issue[]): Record<string, string> {
  const nested = issues.filter(({ pointer }) => pointer !== `/${name}`);
  return Object.fromEntries(nested.map(({ pointer, message }) => [pointer.slice(name.length + 1), message]));
}

function describedBy(name: string, help: boolean, invalid: boolean): { describedBy?: string } {
  const ids = [help && `${fieldId(name)}-help`, invalid && `${fieldId(name)}-error`].filter(Boolean);
  return ids.length > 0 ? { describedBy: ids.join(' ') } : {};
}

/** The one RJSF field: hands an answer to its widget in the shape every widget knows. */
import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, Suspense, useCallback } from 'react';
import { isObject } from '../data/json.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { fieldSchema, type Issue, usePageScope } from './page-scope.ts';
import { fieldUi, pickWidget } from './pick-widget.ts';

/** Draws one answer of the page. */
export function AnswerField({ name, formData, onChange, fieldPathId }: FieldProps) {
  const scope = usePageScope();
  const { page, facts, context, busy, readOnly } = scope;
  const path = fieldPathId.path;
  const change = useCallback((value: unknown) => onChange(value, path), [onChange, path]);
  const leavePart = useCallback((part: string) => scope.blur(`/${name}${part}`), [scope.blur, name]);
  const leave = useCallback(() => leavePart(''), [leavePart]);
  const ui = fieldUi(page, name);
  const issues = scope.shown.get(name) ?? [];
  const Component = pickWidget(page, name, scope.widgets).Component as ComponentType<WidgetProps<unknown>>;
  const label = fieldLabel(scope.text, ui['ui:title'] ?? fieldSchema(page, name).title ?? name);
  const error = ownError(name, issues);
  return (
    <Suspense fallback={<div className="hl-input hl-loading-field" />}>
      <Component
        id={fieldId(name)}
        name={name}
        label={label}
        value={formData ?? undefined}
        onChange={change}
        onBlur={leave}
        onPartBlur={leavePart}
        required={scope.required.has(name)}
        disabled={readOnly}
        readOnly={readOnly || busy !== undefined}
        invalid={issues.length > 0}
        {...(error ? { error } : {})}
        errors={nestedErrors(name, issues)}
        {...describedBy(name, Boolean(ui['ui:help']), issues.length > 0)}
        options={isObject(ui['ui:options']) ? ui['ui:options'] : {}}
        schema={fieldSchema(page, name)}
        facts={facts}
        page={context}
      />
    </Suspense>
  );
}

/** The id of a field's control; help, error and label ids are made from it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** A label with its values filled in. */
export function fieldLabel(text: (template: string) => string, label: string): string {
  return label.includes('{{') ? text(label) : label;
}

/** The message of the field itself, as opposed to its parts. */
export function ownError(name: string, issues: Issue[]): string | undefined {
  return issues.find(({ pointer }) => pointer === `/${name}`)?.message;
}

function nestedErrors(name: string, issues: Issue[]): Record<string, string> {
  const nested = issues.filter(({ pointer }) => pointer !== `/${name}`);
  return Object.fromEntries(nested.map(({ pointer, message }) => [pointer.slice(name.length + 1), message]));
}

function describedBy(name: string, help: boolean, invalid: boolean): { describedBy?: string } {
  const ids = [help && `${fieldId(name)}-help`, invalid && `${fieldId(name)}-error`].filter(Boolean);
  return ids.length > 0 ? { describedBy: ids.join(' ') } : {};
}

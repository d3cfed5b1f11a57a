/** Around a field: label above, help under the label, the error under the field with room kept for it. */

import type { FieldTemplateProps } from '@rjsf/utils';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { FieldError } from '../parts/problem.tsx';
import { say } from '../platform/data/say.ts';
import { fieldId, fieldLabel, ownError } from './answer-field.tsx';
import { useFieldVerdict, useFormScope, useSaidAnswers } from './form-scope.ts';
import { fieldSchema } from './page-scope.ts';
import { fieldUi, pickWidget } from './pick-widget.ts';

/** RJSF's field template. The root object has no frame of its own. */
export function FieldTemplate({ fieldPathId, children }: FieldTemplateProps) {
  const name = fieldPathId.path.at(-1);
  return name === undefined ? children : <Frame name={String(name)}>{children}</Frame>;
}

function Frame({ name, children }: { name: string; children: React.ReactNode }) {
  const scope = useFormScope();
  const { page, widgets, text } = scope;
  const { issues, isRequired } = useFieldVerdict(name);
  useSaidAnswers(scope, page.ui?.[name], page.display.properties[name]);
  const { layout } = pickWidget(page, name, widgets);
  const help = fieldUi(page, name)['ui:help'];
  const error = ownError(name, issues);
  return (
    <div
      className="hl-field hl-question"
      data-field={name}
      data-short={layout === 'short' || undefined}
      data-invalid={issues.length > 0 || undefined}
    >
      {layout !== 'bare' && <Label name={name} group={layout === 'group'} isRequired={isRequired} />}
      {help && (
        <div className="hl-help" id={`${fieldId(name)}-help`}>
          <InlineMarkdown text={text(help)} />
        </div>
      )}
      <div className={layout === 'bare' && !help ? undefined : 'hl-control'}>{children}</div>
      <div className="hl-slot" id={`${fieldId(name)}-error`}>
        {error && <FieldError message={error} />}
      </div>
    </div>
  );
}

type LabelProps = { name: string; group: boolean; isRequired: boolean };

function Label({ name, group, isRequired }: LabelProps) {
  const { page, readOnly, text } = useFormScope();
  const title = fieldLabel(text, fieldUi(page, name)['ui:title'] ?? fieldSchema(page, name).title ?? name);
  const id = `${fieldId(name)}-label`;
  const optional = !isRequired && !readOnly && <span className="hl-optional">{say('page.optional')}</span>;
  if (group) {
    return (
      <div className="hl-label" id={id}>
        {title} {optional}
      </div>
    );
  }
  return (
    <label className="hl-label" id={id} htmlFor={fieldId(name)}>
      {title} {optional}
    </label>
  );
}

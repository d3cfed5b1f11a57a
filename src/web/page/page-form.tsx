/**
 * The form of a page, drawn by RJSF in our own dress: it lays out the fields and holds their values; widgets draw
 * them, the engine judges them. The whole page stands inside the form, so that blocks may stand between fields.
 */
import RjsfForm, { type IChangeEvent } from '@rjsf/core';
import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { JsonObject } from '../data/json.ts';
import { AnswerField } from './answer-field.tsx';
import { FieldTemplate } from './field-template.tsx';
import { fieldNames, formSchema } from './form-schema.ts';
import { PageBlocks } from './page-blocks.tsx';
import { FieldsContext, usePageScope } from './page-scope.ts';
import { type FindIssues, pageValidator } from './page-validator.ts';

export type PageFormProps = {
  find: FindIssues;
  onChange(answers: JsonObject): void;
  onSubmit(answers: JsonObject): void;
  onRefused(): void;
  children: ReactNode;
};

// The consent of a borrower must be ticked by the borrower: RJSF would tick a box whose schema says `const: true`.
const NO_GUESSES = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
} as const;

const FIELDS = { answer: AnswerField };
const TEMPLATES = { FieldTemplate, ObjectFieldTemplate: RootTemplate };

/** Draws the page's blocks, its fields among them, and its buttons (`children`). */
export function PageForm({ find, onChange, onSubmit, onRefused, children }: PageFormProps) {
  const { page, visible, required, answers } = usePageScope();
  const names = fieldNames(page).filter((name) => visible.has(name));
  const key = names.map((name) => (required.has(name) ? `${name}!` : name)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says everything that names and required say
  const { schema, uiSchema } = useMemo(() => formSchema(page, names, required), [page, key]);
  const validator = useMemo(() => pageValidator(find), [find]);
  const [opening] = useState(answers);
  return (
    <RjsfForm<JsonObject, RJSFSchema>
      className="hl-form"
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      initialFormData={opening}
      experimental_defaultFormStateBehavior={NO_GUESSES}
      fields={FIELDS}
      templates={TEMPLATES}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }: IChangeEvent<JsonObject>) => onChange(formData ?? {})}
      onSubmit={({ formData }: IChangeEvent<JsonObject>) => onSubmit(formData ?? {})}
      onError={onRefused}
    >
      {children}
    </RjsfForm>
  );
}

function RootTemplate({ properties }: ObjectFieldTemplateProps) {
  const fields = new Map<string, ReactElement>(properties.map(({ name, content }) => [name, content]));
  return (
    <FieldsContext value={fields}>
      <PageBlocks />
    </FieldsContext>
  );
}

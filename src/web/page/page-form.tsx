/**
 * The form of a page, drawn by RJSF in our own dress: it lays out the fields; the page's store holds their values,
 * widgets draw them, the engine judges them. The whole page stands inside the form, so that blocks may stand between fields.
 */

import RjsfForm from '@rjsf/core';
import type { ObjectFieldTemplateProps, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { type ReactElement, type ReactNode, useEffectEvent, useMemo } from 'react';
import type { JsonObject } from '../platform/data/json.ts';
import { AnswerField } from './answer-field.tsx';
import { FieldTemplate } from './field-template.tsx';
import { fieldNames, formSchema } from './form-schema.ts';
import { useFormScope, usePagePart } from './form-scope.ts';
import { PageBlocks } from './page-blocks.tsx';
import { FieldsContext } from './page-scope.ts';
import { pickWidget } from './pick-widget.ts';
import { FIRST_FIELDS, useFirstScreen } from './use-first-screen.ts';

export type PageFormProps = {
  onSubmit(): void;
  children: ReactNode;
};

// The borrower must check a consent: RJSF would check any box whose schema says `const: true`.
const NO_GUESSES = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
} as const;

const FIELDS = { answer: AnswerField };
const TEMPLATES = { FieldTemplate, ObjectFieldTemplate: RootTemplate };

/** Draws the page's blocks, its fields among them, and its buttons (`children`, one value for the life of the page). */
export function PageForm({ onSubmit, children }: PageFormProps) {
  const { page, readOnly, store, widgets } = useFormScope();
  const visible = usePagePart((state) => state.visible);
  const required = usePagePart((state) => state.required);
  const submit = useEffectEvent(onSubmit);
  const { schema, uiSchema } = useMemo(() => {
    const names = fieldNames(page).filter((name) => visible.has(name));
    // A sent page shows what was answered: an empty box would say that nothing was signed, read or agreed to.
    const { answers } = store.read();
    const says = (name: string) => answers[name] !== undefined || pickWidget(page, name, widgets).tells;
    return formSchema(page, readOnly ? names.filter(says) : names, required);
  }, [page, readOnly, store, widgets, visible, required]);
  // Drawn again only when other fields show: what is typed is in the page's store, and the fields read it there.
  return useMemo(
    () => (
      <RjsfForm<JsonObject, RJSFSchema>
        className="hl-form"
        schema={schema}
        uiSchema={uiSchema}
        validator={judgedElsewhere}
        noValidate
        experimental_defaultFormStateBehavior={NO_GUESSES}
        fields={FIELDS}
        templates={TEMPLATES}
        noHtml5Validate
        showErrorList={false}
        onSubmit={() => submit()}
      >
        {children}
      </RjsfForm>
    ),
    [schema, uiSchema, children],
  );
}

function RootTemplate({ properties }: ObjectFieldTemplateProps) {
  const isFirstScreen = useFirstScreen(properties.length);
  const drawn = isFirstScreen ? properties.slice(0, FIRST_FIELDS) : properties;
  const fields = new Map<string, ReactElement>(drawn.map(({ name, content }) => [name, content]));
  return (
    <FieldsContext value={fields}>
      <PageBlocks />
    </FieldsContext>
  );
}

/**
 * The validator that RJSF demands and never asks: the page's store has judged the answers already, by the engine and the page's
 * precompiled check. No Ajv runs in the browser, so the content security policy needs no `unsafe-eval`.
 */
const judgedElsewhere: ValidatorType<JsonObject, RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

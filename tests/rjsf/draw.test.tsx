/**
 * A page's `schema` and `ui` are documents that stock RJSF draws: the plain theme of @rjsf/core, with nothing of ours but
 * the formats. Widgets are what a theme brings, so their names are left out; order, help, titles and options stay.
 */
/** Covers src/engine/content/compile-page.ts. */
// @vitest-environment jsdom
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { formats } from '../../src/engine/answers/formats/formats.ts';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { judgedPages } from './pages.ts';
import { sampleAnswers } from './sample-answer.ts';

type Answers = Record<string, unknown>;

const validator = customizeValidator<Answers, RJSFSchema>({ customFormats: formats });

afterEach(cleanup);

test.each(judgedPages)('$name is drawn by stock RJSF, and submits what was answered', ({ page }) => {
  const submitted = vi.fn();
  const refused = vi.fn();
  const answers = sampleAnswers(page);

  const { container } = render(
    <Form<Answers, RJSFSchema>
      schema={page.display as RJSFSchema}
      uiSchema={withoutWidgets(page.ui)}
      formData={answers}
      validator={validator}
      noHtml5Validate
      omitExtraData
      onSubmit={({ formData }) => submitted(formData)}
      onError={refused}
    />,
  );
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);

  for (const name of Object.keys(page.fields)) expect(container.innerHTML).toContain(`root_${name}`);
  expect(container.textContent).not.toMatch(/unsupported field|invalid .* configuration|unknown field/i);
  const isFine = validator.validateFormData(answers, page.display as RJSFSchema).errors.length === 0;
  expect(submitted.mock.calls).toEqual(isFine ? [[answers]] : []);
  expect(refused).toHaveBeenCalledTimes(isFine ? 0 : 1);
});

function withoutWidgets(ui: unknown): UiSchema<Answers, RJSFSchema> {
  if (!isRecord(ui)) return {};
  const rest = Object.entries(ui).filter(([key]) => key !== 'ui:widget');
  return Object.fromEntries(rest.map(([key, part]) => [key, isRecord(part) ? withoutWidgets(part) : part]));
}

/** Which parts of a page a key draws: those that read the answers, and no others. */
/** Covers src/web/page/{page-scope,form-scope}.ts, src/web/platform/data/use-store.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormScopeContext, useFieldView } from '../../../src/web/page/form-scope.ts';
import {
  type PageFrame,
  PageFrameContext,
  usePageFrame,
  usePageScope,
  usePageText,
} from '../../../src/web/page/page-scope.ts';
import { pageStore } from '../../../src/web/page/page-store.ts';

const parts = {
  frame: () => usePageFrame(),
  scope: () => usePageScope(),
  plain: () => usePageText('Your home')('Your home'),
  said: () => usePageText({ text: 'Hello {{answers.name}}' })('Hello'),
  name: () => useFieldView('name'),
  email: () => useFieldView('email'),
};

function drawParts() {
  const drawn: string[] = [];
  const store = pageStore({ answers: { name: 'A' }, server: [] }, verdict, ['name', 'email']);
  const frame = { store, text: (words: string) => words, readingAt: () => ({}) } as unknown as PageFrame;
  const components = Object.entries(parts).map(([part, read]) => ({
    part,
    Part() {
      read();
      drawn.push(part);
      return null;
    },
  }));
  render(
    <PageFrameContext value={frame}>
      <FormScopeContext value={frame}>
        {components.map(({ part, Part }) => (
          <Part key={part} />
        ))}
      </FormScopeContext>
    </PageFrameContext>,
  );
  return { store, drawn };
}

const verdict = () => ({ visible: new Set(['name', 'email']), required: new Set<string>(), issues: [] });

test('a key draws its own field, and what reads or says an answer', () => {
  const { store, drawn } = drawParts();
  drawn.length = 0;

  act(() => store.change('name', 'Ad'));

  expect(drawn.toSorted()).toEqual(['name', 'said', 'scope']);
});

test('a field that is left while nothing is wrong draws no field', () => {
  const { store, drawn } = drawParts();
  drawn.length = 0;

  act(() => store.dispatch({ type: 'left', pointer: '/name' }));

  expect(drawn).toEqual(['scope']);
});

/** Draws one widget as the page would: label, help, error, and an answer that is kept between keys. */
import '@testing-library/jest-dom/vitest';
import '../fixtures/browser.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { OrgContext } from '../../../src/web/platform/data/org-context.ts';
import type { PageContext, Widget, WidgetProps } from '../../../src/web/platform/data/widget.ts';
import { widgets } from '../../../src/web/widgets/widgets.ts';
import { orgData } from '../fixtures/org.ts';

// These load in no time, and their tests are not about loading.
const light = [
  'bank-link',
  'checkbox-group',
  'income-link',
  'choice-groups',
  'item-list',
  'notary-id',
  'otp',
  'password',
  'routing-number',
  'schedule',
  'slot-picker',
  'ssn',
  'textarea',
  'wish-link',
];
await Promise.all(light.map((name) => widgets[name]?.load?.()));

type Given = Partial<Omit<WidgetProps<unknown>, 'page'>> & { page?: Partial<PageContext>; help?: string };

/** `answer()` is what the page would store now. */
export function draw(name: string, given: Given = {}) {
  const widget = widgets[name];
  if (!widget) throw new Error(`no widget ${name}`);
  const changes: unknown[] = [];
  const blurred = vi.fn();
  const { page, help, value, ...rest } = given;
  const drawn = render(
    <OrgContext value={orgData()}>
      <MemoryRouter>
        <Host
          widget={widget}
          first={value}
          given={rest}
          page={page}
          help={help}
          changes={changes}
          onBlur={blurred}
        />
      </MemoryRouter>
    </OrgContext>,
  );
  return { ...drawn, user: userEvent.setup(), answer: () => changes.at(-1), changes, blurred };
}

type HostProps = {
  widget: Widget;
  first: unknown;
  given: Given;
  page: Partial<PageContext> | undefined;
  help: string | undefined;
  changes: unknown[];
  onBlur(): void;
};

function Host({ widget, first, given, page, help, changes, onBlur }: HostProps) {
  const [value, setValue] = useState(first);
  const Component = widget.Component as ComponentType<WidgetProps<unknown>>;
  const id = 'field-answer';
  const label = given.label ?? 'The question';
  return (
    <>
      {(widget.layout === 'field' || widget.layout === 'short') && (
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      {widget.layout === 'group' && <div id={`${id}-label`}>{label}</div>}
      {help && <p id={`${id}-help`}>{help}</p>}
      <Component
        id={id}
        name="answer"
        label={label}
        required={false}
        disabled={false}
        readOnly={false}
        invalid={false}
        options={{}}
        schema={{}}
        facts={{}}
        {...(help && { describedBy: `${id}-help` })}
        {...given}
        value={value}
        page={pageContext(page)}
        onBlur={onBlur}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
    </>
  );
}

function pageContext(page: Partial<PageContext> = {}): PageContext {
  const nothing = { orgMetaData: {}, theme: {} } as unknown as PageContext['org'];
  return {
    org: nothing,
    pricing: {},
    application: '0b6ef0f3-6f1c-4a43-9a3e-1f0c3d1d1111',
    today: '2026-11-21',
    mode: 'sandbox',
    answers: {},
    consents: {},
    params: {},
    refresh: async () => undefined,
    text: (template) => template,
    call: async () => undefined,
    upload: async () => Promise.reject(new Error('not in this test')),
    removeFile: async () => undefined,
    pdf: async () => new ArrayBuffer(0),
    sample: async () => new ArrayBuffer(0),
    ...page,
  };
}

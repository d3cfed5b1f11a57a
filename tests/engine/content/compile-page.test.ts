/** Where an answer is stored, and what of a page goes to the browser. */
/** Covers src/engine/content/{bind,compile,flow-core}.ts. */
import { describe, expect, test } from 'vitest';
import { bind } from '../../../src/engine/content/bind.ts';
import { pageForBrowser } from '../../../src/engine/content/flow-core.ts';
import { flow, good, startOf, verdict } from '../answers/start-page.ts';
import { smallBundle } from '../small-bundle.ts';

describe('bind', () => {
  test('a reference to a property is a place; a password, a definition and a list entry are none', () => {
    const fields = bind({
      schema: {
        type: 'object',
        properties: {
          email: { $ref: 'profile#/properties/email' },
          first: { $ref: 'profile#/properties/name/properties/first' },
          offer: { $ref: 'offer#' },
          password: { type: 'string' },
          state: { $ref: 'enumerations#/definitions/usState' },
          lender: { $ref: 'liens#/properties/items/items' },
        },
      },
    });

    expect(fields).toEqual({
      email: { entity: 'profile', path: ['email'] },
      first: { entity: 'profile', path: ['name', 'first'] },
      offer: { entity: 'offer', path: [] },
      password: null,
      state: null,
      lender: null,
    });
  });
});

describe('a compiled page', () => {
  const page = startOf(flow);

  test('shows the page’s own words over the domain’s, references resolved', () => {
    expect(page.display.properties.amount).toEqual({
      type: 'integer',
      minimum: 15000,
      maximum: 400000,
      title: 'Amount',
    });
    expect(page.display.properties.name).toMatchObject({
      title: 'Name',
      properties: { first: { message: 'Enter your name' } },
    });
  });

  test('demands both, so that a page can only tighten', () => {
    const bundle = smallBundle();
    Object.assign(bundle.pages.start?.schema?.properties.amount ?? {}, { minimum: 5000 });

    expect(verdict({ ...good, amount: 9000 }, { bundle }).issues).toEqual([
      { pointer: '/amount', message: 'Enter an amount between $5,000 and $400,000', code: 'minimum' },
    ]);
  });

  test('goes to the browser without the schema that only the validator needs', () => {
    expect(Object.keys(pageForBrowser(page))).not.toContain('authored');
    expect(pageForBrowser(page)).toMatchObject({
      id: 'start',
      fields: { amount: { entity: 'application', path: ['amount'] }, secret: null },
    });
  });
});

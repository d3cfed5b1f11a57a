/** Content on disk: read, merged per lender, refused with a reason when it is broken. Each test works on a copy of a small tree. */
/**
 * Covers src/content/read-content.ts, src/engine/issues/content-error.ts, src/content/files, src/content/merge.
 */
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { ContentError } from '../../src/engine/issues/content-error.ts';
import { acmePage, lenderOrg, org, page, rootWith } from './small-root.ts';

// What a lender's folder keeps from service is told like what stops the start.
function errorOf(changes: Record<string, unknown>): ContentError {
  try {
    const { outOfService } = readContent(rootWith(changes));
    const [first, ...rest] = Object.values(outOfService).flatMap(({ issues }) => issues);
    if (first) throw new ContentError([first, ...rest]);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('the content was accepted');
}

describe('readContent', () => {
  test('gives each lender its flows, compiled, without comments', () => {
    const { orgs } = readContent(rootWith());

    expect(Object.keys(orgs)).toEqual(['acme', 'default']);
    expect(orgs.acme).toMatchObject({
      code: 'acme',
      org: { companyNameShort: 'Acme' },
      flows: { loan: { id: 'loan', org: { code: 'acme' } } },
    });
    expect(JSON.stringify(orgs)).not.toMatch(/"\$comment"|"\$schema":"\.\./);
  });

  test('merges a lender’s patch into its own pages only', () => {
    const { orgs } = readContent(
      rootWith({
        [acmePage]: {
          $comment: 'Contract 7.',
          title: 'How much, friend?',
          schema: { properties: { amount: { minimum: 50000 } } },
        },
      }),
    );

    expect(orgs.acme?.flows.loan?.pages.amount).toMatchObject({
      title: 'How much, friend?',
      display: { properties: { amount: { minimum: 50000, title: 'Amount' } } },
    });
    expect(orgs.default?.flows.loan?.pages.amount).toMatchObject({
      title: 'How much?',
      display: { properties: { amount: { minimum: 20000 } } },
    });
  });

  test('has the same hash for the same content, and another when anything changes', () => {
    const hash = (changes = {}) => readContent(rootWith(changes)).orgs.acme?.hash;

    expect(hash()).toMatch(/^[0-9a-f]{64}$/);
    expect(hash()).toBe(hash());
    expect(hash({ [acmePage]: { title: 'Else' } })).not.toBe(hash());
    expect(hash({ 'orgs/default/org.json': { ...org, brand: 'other' } })).toBe(hash());
  });
});

describe('broken content stops the start, or the lender', () => {
  test.each([
    [
      'a file that is not JSON',
      { 'flows/loan/rules.json': '{ "a": ' },
      'FILE_UNREADABLE',
      'flows/loan/rules.json',
    ],
    [
      'a lender without org.json',
      { 'orgs/acme/org.json': undefined, [acmePage]: {} },
      'FILE_MISSING',
      'orgs/acme/org.json',
    ],
    [
      'no lender at all',
      {
        'orgs/acme/org.json': undefined,
        'orgs/acme/logo.svg': undefined,
        'orgs/default/org.json': undefined,
        'orgs/default/logo.svg': undefined,
        'orgs/readme.json': {},
      },
      'FILE_MISSING',
      'orgs/default/org.json',
    ],
    [
      'a misspelt key',
      { 'flows/loan/pages/amount.json': { ...page, tilte: 'x' } },
      'SHAPE',
      'flows/loan/pages/amount.json#',
    ],
    [
      'a patch that breaks the shape',
      { [acmePage]: { actions: { submit: { label: 7 } } } },
      'SHAPE',
      `${acmePage}#/actions/submit/label`,
    ],
    [
      'a patch without a file',
      { 'orgs/acme/flows/loan/pages/amuont.json': {} },
      'OVERRIDE_ORPHAN',
      'orgs/acme/flows/loan/pages/amuont.json',
    ],
    [
      'an option that the widget does not have',
      {
        'flows/loan/pages/amount.json': {
          ...page,
          ui: { amount: { 'ui:widget': 'money', 'ui:options': { stpe: 1 } } },
        },
      },
      'OPTIONS_INVALID',
      'flows/loan/pages/amount.json#/ui/amount/ui:options',
    ],
    [
      'a flow called otherwise than its folder',
      {
        'flows/loan/flow.json': {
          id: 'lone',
          version: 1,
          title: 'A loan',
          basePath: '/loan',
          sequence: [{ page: 'amount', when: 'always' }],
        },
      },
      'ID_MISMATCH',
      'flows/loan/flow.json#/id',
    ],
    [
      'a lender called otherwise than its folder',
      { 'orgs/acme/org.json': lenderOrg('acme', { code: 'acne' }) },
      'ID_MISMATCH',
      'orgs/acme/org.json#/code',
    ],
    [
      'two lenders at one host',
      {
        'orgs/default/org.json': { ...org, baseUrl: 'https://a.example', hosts: ['a.example'] },
        'orgs/acme/org.json': lenderOrg('acme', { hosts: ['a.example'] }),
      },
      'HOST_TAKEN',
      'orgs/acme/org.json#/hosts/0',
    ],
    [
      'an entity with a format that nobody knows',
      {
        'schemas/domain/pet.schema.json': {
          $id: 'pet',
          type: 'object',
          properties: { name: { type: 'string', format: 'pet-name' } },
        },
      },
      'SCHEMA_INVALID',
      'schemas/domain/pet.schema.json#',
    ],
    [
      'an entity at a place that is none',
      { 'schemas/domain/pet.schema.json': { $id: 'pet', facts: 'somewhere', type: 'object' } },
      'ENTITY_WITHOUT_PLACE',
      'schemas/domain/pet.schema.json#/facts',
    ],
    [
      'an entity with a name of the server’s own',
      { 'schemas/domain/status.schema.json': { $id: 'status', facts: 'stored', type: 'object' } },
      'ENTITY_WITHOUT_PLACE',
      'schemas/domain/status.schema.json#/facts',
    ],
    [
      'an error of the lint',
      { 'flows/loan/pages/amount.json': { ...page, when: { amount: 'isRich' } } },
      'RULE_UNKNOWN',
      'flows/loan/pages/amount.json#/when/amount',
    ],
    [
      'an error that only a patch makes',
      { [acmePage]: { lead: 'Hi {{profile.nmae}}' } },
      'TEXT_PATH_UNKNOWN',
      `${acmePage}#/lead`,
    ],
  ])('%s', (_, changes, code, place) => {
    expect(errorOf(changes)).toMatchObject({ code, place });
  });

  test('with every error at once, each in a sentence', () => {
    const error = errorOf({
      'flows/loan/pages/amount.json': { ...page, tilte: 'x' },
      'orgs/acme/org.json': lenderOrg('Acme'),
    });

    expect(error.issues).toHaveLength(2);
    expect(error.message).toMatch(
      /SHAPE flows\/loan\/pages\/amount\.json#: the file has the key "tilte", which is not known here\. Did you mean "title"\?/,
    );
  });
});

describe('what a lender may change', () => {
  test.each([
    [
      'words',
      { title: 'Else', ui: { amount: { 'ui:help': 'Else.' } }, actions: { submit: { label: 'Next' } } },
    ],
    ['a tighter limit', { schema: { properties: { amount: { minimum: 30000, maximum: 100000 } } } }],
    [
      'words among the blocks',
      {
        content: [
          { block: 'form', id: 'form' },
          { block: 'text', text: 'Hello.' },
        ],
      },
    ],
  ])('%s', (_, patch) => {
    expect(readContent(rootWith({ [acmePage]: patch })).outOfService).toEqual({});
  });

  test.each([
    [
      'visibility, when the page does not list it',
      { when: { amount: 'never' } },
      'OVERRIDE_FORBIDDEN',
      '/when/amount',
    ],
    [
      'order, when the page does not list it',
      { ui: { 'ui:order': ['amount'] } },
      'OVERRIDE_FORBIDDEN',
      '/ui/ui:order',
    ],
    [
      'what a button does',
      { actions: { submit: { effects: ['rescind'] } } },
      'OVERRIDE_FORBIDDEN',
      '/actions/submit/effects',
    ],
    [
      'where an answer is stored',
      { schema: { properties: { amount: { $ref: 'offer#/properties/amount' } } }, writes: ['offer'] },
      'OVERRIDE_FORBIDDEN',
      '/schema/properties/amount/$ref',
    ],
    ['what may be overridden', { overridable: ['text', 'visibility'] }, 'OVERRIDE_FORBIDDEN', '/overridable'],
    ['a form away', { content: [{ block: 'text', text: 'Hello.' }] }, 'OVERRIDE_FORBIDDEN', '/content'],
    [
      'a looser limit',
      { schema: { properties: { amount: { minimum: 10000 } } } },
      'OVERRIDE_LOOSENS',
      '/schema/properties/amount/minimum',
    ],
    [
      'a limit away',
      { schema: { properties: { amount: { minimum: null } } } },
      'OVERRIDE_LOOSENS',
      '/schema/properties/amount/minimum',
    ],
    ['what is required', { schema: { required: [] } }, 'OVERRIDE_LOOSENS', '/schema/required'],
  ])('not %s', (_, patch, code, pointer) => {
    expect(errorOf({ [acmePage]: patch }).issues).toContainEqual(
      expect.objectContaining({ code, place: `${acmePage}#${pointer}` }),
    );
  });
});

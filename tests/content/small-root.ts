/** A small tree on disk with the real schemas: one flow of one page, and two lenders. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

export const org = {
  $comment: 'A lender.',
  code: 'default',
  brand: 'default',
  companyName: 'Default Lending',
  companyNameShort: 'Default',
  supportPhoneNumber: { number: '+12025550100' },
  phoneFormatted: '(202) 555-0100',
  email: 'help@example.org',
  termsOfUseUrl: '/terms',
  privacyPolicyUrl: '/privacy',
  licensesUrl: '/licenses',
  theme: { primary: '#00a651' },
};
/** Another lender, which shares nothing with the first. */
export function lenderOrg(code: string, more: object = {}) {
  const sum = [...code].reduce((found, letter) => (found * 31 + letter.charCodeAt(0)) % 10_000, 7);
  const digits = String(sum).padStart(4, '0');
  return {
    ...org,
    code,
    companyName: `${code} Lending`,
    companyNameShort: code,
    supportPhoneNumber: { number: `+1202556${digits}` },
    phoneFormatted: `(202) 556-${digits}`,
    email: `help@${code}.example`,
    ...more,
  };
}
export const page = {
  $schema: '../../../schemas/meta/page.schema.json',
  $comment: 'Asks little.',
  id: 'amount',
  title: 'How much?',
  writes: ['application'],
  schema: {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { $ref: 'application#/properties/requestedAmount', title: 'Amount', minimum: 20000 },
    },
  },
  ui: { amount: { 'ui:widget': 'money', 'ui:help': 'Whole dollars.' } },
  content: [{ block: 'form', id: 'form' }],
  actions: { submit: { label: 'Continue', kind: 'primary', do: 'save', then: 'route' } },
  overridable: ['text', 'limits'],
};
const files: Record<string, unknown> = {
  'flows/loan/flow.json': {
    id: 'loan',
    version: 1,
    title: 'A loan',
    basePath: '/loan',
    sequence: [{ page: 'amount', when: 'always' }],
  },
  'flows/loan/rules.json': {},
  'flows/loan/pages/amount.json': page,
  'orgs/default/org.json': org,
  'orgs/acme/org.json': lenderOrg('acme', { companyNameShort: 'Acme' }),
};
for (const code of ['default', 'acme'])
  files[`orgs/${code}/logo.svg`] =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>';
export const acmePage = 'orgs/acme/flows/loan/pages/amount.json';

/** A folder of the small tree with `changes`: path -> JSON, or text as it is; undefined leaves a file out. Gone after the test. */
export function rootWith(changes: Record<string, unknown> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  roots.push(root);
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  for (const [path, json] of Object.entries({ ...files, ...changes })) {
    if (json === undefined) continue;
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), typeof json === 'string' ? json : JSON.stringify(json));
  }
  return root;
}

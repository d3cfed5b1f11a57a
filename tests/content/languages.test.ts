/** Another language is an overlay: words alone, over the product's English, under what a lender says itself. */
/** Covers src/content/languages/survey-language.ts, src/content/languages. */
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { englishOf, surveyLanguage } from '../../src/content/languages/survey-language.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { readContent } from '../../src/content/read-content.ts';
import { acmePage, page, rootWith } from './small-root.ts';

const site = {
  links: {
    dashboard: '/d',
    login: '/l',
    signerLogin: '/s',
    accountSetup: '/a',
    register: '/r',
    registerSupport: '/rs',
    support: '/c',
    handOver: '/h',
    privacy: '/p',
  },
  languages: {
    en: { name: 'English', locale: 'en-US', source: true, offer: 'View in English' },
    es: { name: 'Español', locale: 'es-US', offer: 'Ver en español' },
  },
};
const spanishPage = 'flows/languages/es/loan/pages/amount.json';
const spanish = {
  title: '¿Cuánto necesita?',
  schema: { properties: { amount: { title: 'Monto' } } },
  ui: { amount: { 'ui:help': 'Dólares enteros.' } },
  actions: { submit: { label: 'Continuar' } },
};
const words = JSON.parse(JSON.stringify((await import('../../flows/site.json')).default.words));
const { default: limits } = await import('../../flows/limits.json');
const base = {
  'flows/site.json': { ...site, words },
  'flows/limits.json': limits,
  [spanishPage]: spanish,
};

const contentWith = (changes: Record<string, unknown>) =>
  readContent(rootWith({ ...base, ...changes }), { part: true });
const issuesOf = (changes: Record<string, unknown>) =>
  lintTree(readTree(rootWith({ ...base, ...changes })), { part: true }).issues;
const inSpanish = (changes: Record<string, unknown>, code = 'default') => {
  const spoken = contentWith(changes).orgs[code]?.languages.es;
  if (!spoken) throw new Error('The lender speaks no Spanish.');
  return spoken;
};
const amountPage = (changes: Record<string, unknown>, code?: string) => {
  const found = inSpanish(changes, code).flows.loan?.pages.amount;
  if (!found) throw new Error('The page is gone.');
  return found;
};

describe('a page in another language', () => {
  test('says the words of the translation, and asks what the English page asks', () => {
    const content = contentWith({});
    const english = content.orgs.default?.flows.loan?.pages.amount;
    const found = amountPage({});

    expect(found.title).toBe('¿Cuánto necesita?');
    expect(found.display.properties.amount).toMatchObject({ title: 'Monto', minimum: 20000 });
    expect(found.actions?.submit).toMatchObject({ label: 'Continuar', then: 'route' });
    expect(found.authored).toEqual(english?.authored);
  });

  test('has another address than the English, and its flow writes dates as its readers do', () => {
    const content = contentWith({});
    const spoken = content.orgs.default?.languages.es;

    expect(spoken?.hash).not.toBe(content.orgs.default?.hash);
    expect(spoken?.flows.loan?.locale).toBe('es-US');
  });

  test('is shared by the lenders that do not change it', () => {
    const { default: one, acme } = contentWith({}).orgs;

    expect(acme?.languages.es?.flows.loan?.pages.amount).toBe(one?.languages.es?.flows.loan?.pages.amount);
  });

  test('stays English as a whole while it has no translation, and says so', () => {
    const found = amountPage({ [spanishPage]: undefined });

    expect(found).toMatchObject({ title: 'How much?', language: 'en' });
  });

  test('finds the entries of a list by their id, wherever they stand', () => {
    const note = { block: 'text', id: 'note', text: 'Nothing is final.' };
    const found = amountPage({
      'flows/loan/pages/amount.json': { ...page, content: [note, { block: 'form', id: 'form' }] },
      [spanishPage]: { ...spanish, content: { note: { text: 'Nada es definitivo.' } } },
    });

    expect(found.content?.[0]).toMatchObject({ id: 'note', text: 'Nada es definitivo.' });
  });
});

describe('a lender', () => {
  test("keeps its own English where the product's translation would say something else", () => {
    const found = amountPage({ [acmePage]: { title: 'How much for your kitchen?' } }, 'acme');

    expect(found.title).toBe('How much for your kitchen?');
    expect(found.actions?.submit?.label).toBe('Continuar');
  });

  test('translates its own words in its own folder', () => {
    const own = { title: '¿Cuánto para su cocina?' };
    const changes = {
      [acmePage]: { title: 'How much for your kitchen?' },
      'orgs/acme/flows/languages/es/loan/pages/amount.json': own,
    };

    expect(amountPage(changes, 'acme').title).toBe('¿Cuánto para su cocina?');
    expect(amountPage(changes).title).toBe('¿Cuánto necesita?');
  });

  test.each([
    ['a link to a stranger', { title: 'Vea [esto](https://stranger.example)' }, 'OVERRIDE_LINK'],
    ['what the product locks', { ui: { amount: { 'ui:help': 'Sin límite.' } } }, 'OVERRIDE_LOCKED'],
  ])('cannot say %s in another language either', (_, own, code) => {
    const issues = issuesOf({
      'flows/loan/pages/amount.json': { ...page, locked: ['amount'] },
      'orgs/acme/flows/languages/es/loan/pages/amount.json': own,
    });

    expect(issues.map((issue) => issue.code)).toContain(code);
    expect(issues.find((issue) => issue.code === code)?.place).toMatch(/^orgs\/acme\/flows\/languages\/es\//);
  });
});

describe('flow check', () => {
  test.each([
    ['a limit', { schema: { properties: { amount: { minimum: 1 } } } }, 'SHAPE'],
    ['a path', { id: 'otra' }, 'TRANSLATION_CHANGES'],
    ['what is filled in', { title: '¿Cuánto, {{profile.email}}?' }, 'TRANSLATION_FILLS'],
  ])('refuses a translation that changes %s', (_, more, code) => {
    expect(issuesOf({ [spanishPage]: { ...spanish, ...more } }).map((issue) => issue.code)).toContain(code);
  });

  test.each([
    ['flows/languages/fr/loan/pages/amount.json', 'LANGUAGE_UNKNOWN'],
    ['flows/languages/es/loan/pages/amounts.json', 'OVERRIDE_ORPHAN'],
  ])('refuses %s', (path, code) => {
    expect(issuesOf({ [path]: { title: 'Montant' } })).toContainEqual(
      expect.objectContaining({ code, place: path, severity: 'error' }),
    );
  });

  test('warns of texts without a translation, and of translations whose English has changed', () => {
    const { title: _, ...rest } = spanish;
    const warnings = issuesOf({ [spanishPage]: rest }).filter(({ severity }) => severity === 'warning');

    expect(warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['TRANSLATION_MISSING', 'TRANSLATION_STALE']),
    );
    expect(warnings.find(({ code }) => code === 'TRANSLATION_MISSING')?.message).toContain('1 of its texts');
  });

  test('only warns of a translation whose English went away: it is shown nowhere', () => {
    const issues = issuesOf({ [spanishPage]: { ...spanish, actions: { other: { label: 'Otra cosa' } } } });

    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(issues.map(({ place }) => place)).toContain(`${spanishPage}#/actions/other/label`);
  });

  test('is quiet about what was looked at, until the English changes', () => {
    const record = englishOf(surveyLanguage(readTree(rootWith(base)), 'es'));
    const noted = { 'flows/languages/es/english.json': record };
    const changed = { ...noted, 'flows/loan/pages/amount.json': { ...page, title: 'How much, please?' } };
    const codes = (changes: Record<string, unknown>) => issuesOf(changes).map(({ code }) => code);

    expect(codes(noted)).not.toContain('TRANSLATION_STALE');
    expect(codes(changed)).toContain('TRANSLATION_STALE');
  });
});

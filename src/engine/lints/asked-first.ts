/** An effect that asks an outside party about the borrower runs in flows alone in which a page requires the consent to that. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { effectWord } from './effects.ts';
import { type Lint, placeOnPage } from './lint.ts';

export const lintAskedFirst: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages))
    for (const [name, { effects = [] }] of Object.entries(page.actions ?? {}))
      for (const [index, effect] of effects.entries()) {
        const { consent } = effectWord(bundle, effect);
        if (consent === undefined || isRequired(bundle, consent)) continue;
        report(
          'CONSENT_UNASKED',
          placeOnPage(bundle, id, 'actions', name, 'effects', index),
          `"${effect}" asks about the borrower, and no page requires the consent ${consent} of every borrower.`,
          `Ask for it under "consents" of a page: a required field with const true, without a rule that hides it.`,
        );
      }
};

function isRequired({ pages }: Bundle, type: string): boolean {
  return Object.values(pages).some((page) =>
    Object.entries(page.consents ?? {}).some(([field, one]) => one.type === type && isForAll(page, field)),
  );
}

function isForAll({ schema, when = {} }: Page, field: string): boolean {
  const asked: unknown = schema?.properties?.[field];
  const isConst = typeof asked === 'object' && asked !== null && 'const' in asked && asked.const === true;
  const isShown = (when[field] ?? 'always') === 'always';
  return isConst && isShown && (schema?.required ?? []).includes(field);
}

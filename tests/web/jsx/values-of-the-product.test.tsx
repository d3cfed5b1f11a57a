/** In every sentence that a page of any lender may fill in, in each language, amounts, rates, dates and names are left to no translator. */
/** Covers src/web/platform/jsx/kept-parts.ts, src/engine/text/kept-values.ts, src/tools/browser/loose-figures.ts. */
// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { slotsOf } from '../../../src/engine/text/interpolate.ts';
import { looseFigures } from '../../../src/tools/browser/loose-figures.ts';
import { Markdown } from '../../../src/web/parts/markdown.tsx';
import type { Core } from '../../../src/web/platform/data/content.ts';
import { fillText } from '../../../src/web/platform/data/fill-text.ts';
import { productContent } from '../../product.ts';
import { draw } from '../widgets/draw.tsx';

const inputs = {
  value: 650000,
  openLiens: 310000,
  fico: 772,
  lienPosition: 2,
  occupancy: 'PRIMARY',
  state: 'CA',
  units: 1,
  propertyType: 'SINGLE_FAMILY',
  monthlyIncome: 11500,
  monthlyDebts: 2850,
  version: 'v1',
  holdUntil: '2026-12-21',
};
const name = 'Kaʻiulani Nguyễn';
const home = { street1: '12 Elm Street', city: 'Austin', state: 'TX', zip: '78701' };

/** A value that each format writes with digits or as a name. */
const samples: Record<string, unknown> = {
  money: 60000,
  cents: 35503,
  dollars: 1250.5,
  percent: 9.7,
  rate: 0.097,
  share: 85,
  date: '2026-05-03',
  'us-date': '2026-05-03',
  name: { first: 'Kaʻiulani', last: 'Nguyễn' },
  address: home,
};
const names = /(?:^|\.)(?:first|last|companyName|invitedBy|employer|creditor|lender|borrower)$/;

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('{{') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const files = ['flows', 'orgs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`),
);
const texts = [...new Set(files.flatMap((file) => stringsOf(JSON.parse(readFileSync(file, 'utf8')))))];
const tried = texts
  .map((text) => ({
    text,
    slots: slotsOf(text).filter(({ path, format }) => (format ? format in samples : names.test(path))),
  }))
  .filter(({ slots }) => slots.length > 0);

afterEach(cleanup);

function factsFor({ slots }: (typeof tried)[number]) {
  const facts: Record<string, unknown> = {};
  for (const { path, format } of slots) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const around = keys.reduce((at, key) => {
      at[key] ??= {};
      return at[key] as Record<string, unknown>;
    }, facts);
    around[last] ??= format ? samples[format] : name;
  }
  return facts;
}

describe.each(['en-US', 'es-US'])('in %s', (locale) => {
  const core = { rules: {}, enums: {}, locale } as unknown as Core;

  test('the sentences of the product are many', () => expect(tried.length).toBeGreaterThan(300));

  test('no figure and no name stands where a translator may rewrite it', () => {
    const found = tried.flatMap((one) => {
      const facts = factsFor(one);
      const { container } = render(<Markdown text={fillText(core, one.text, { ...facts, locale })} />, {
        wrapper: MemoryRouter,
      });
      for (const kept of container.querySelectorAll('[translate="no"]')) kept.textContent = '';
      const left = [...looseFigures(container), ...(container.textContent?.includes(name) ? [name] : [])];
      cleanup();
      return left.map((text) => `${one.text}: ${text}`);
    });
    expect(found).toEqual([]);
  });
});

describe('the offer', () => {
  const lenders = Object.values(productContent().orgs);

  test.each(lenders.map((lender) => [lender.code, lender.data.heloc?.pricing] as const))(
    'of %s',
    async (_, pricing) => {
      const facts = { application: { requestedAmount: 60000 }, figures: { offerInputs: inputs } };
      draw('offer-selector', { facts, label: 'Your offer', page: { pricing } } as never);
      await screen.findAllByText(/\$\d/);
      expect(looseFigures(document.body)).toEqual([]);
      expect(document.querySelectorAll('[translate="no"]').length).toBeGreaterThan(8);
    },
  );
});

/** A lender is a folder: copied in from outside, it works after `flow check` without a change of code. */
/**
 * Covers src/content/validators/compile-validator.ts, src/engine/answers/{validate,visible}.ts,
 *   src/engine/issues/source-of.ts, src/tools/commands/check.ts, src/content.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import type { OrgContent } from '../../src/content/loaded/content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { validate } from '../../src/engine/answers/validate.ts';
import { visible } from '../../src/engine/answers/visible.ts';
import { sourceOf } from '../../src/engine/issues/source-of.ts';
import { run } from '../../src/tools/commands/check.ts';

const root = mkdtempSync(join(tmpdir(), 'partner-'));
let partner: OrgContent;
let others: OrgContent;

beforeAll(() => {
  for (const folder of ['flows', 'schemas', 'orgs/default'])
    cpSync(folder, join(root, folder), { recursive: true });
  cpSync('tests/content/partner', join(root, 'orgs/brookmarsh'), { recursive: true });
  const { brookmarsh, default: ours } = readContent(root).orgs;
  if (!brookmarsh || !ours) throw new Error('a lender is missing');
  [partner, others] = [brookmarsh, ours];
});
afterAll(() => rmSync(root, { recursive: true }));

const page = (lender: OrgContent, id: string) => {
  const found = lender.flows.register?.pages[id];
  if (!found) throw new Error(`no page ${id}`);
  return found;
};

test('the check accepts it', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

  expect(await run(['--root', root])).toBe(0);

  expect(said).toHaveBeenCalledWith(expect.stringContaining('2 lenders'));
  said.mockRestore();
});

test('its words are on its pages, and on no one else’s', () => {
  expect(page(partner, 'property-info').title).toBe('Tell us about your home');
  expect(page(partner, 'contact-info').title).toBe('Where can we reach you?');
  expect(page(others, 'contact-info').title).not.toBe('Where can we reach you?');
});

test('the field it hides is gone from the page', () => {
  const fields = (lender: OrgContent) => {
    const flow = lender.flows.register;
    return flow && visible(flow, page(lender, 'contact-info'), {}, {});
  };

  expect(fields(others)).toContain('serviceTexts');
  expect(fields(partner)).not.toContain('serviceTexts');
  expect(fields(partner)).toContain('phone');
});

test('its tighter limit is shown and held', () => {
  const limits = (lender: OrgContent) => page(lender, 'income-info').display.properties.requestedAmount;
  const issues = (lender: OrgContent, requestedAmount: number) => {
    const flow = lender.flows.register;
    if (!flow) return [];
    const shown = page(lender, 'income-info');
    const { validator } = compileValidator(shown);
    const data = { requestedAmount };
    return validate(flow, shown, { data, facts: {}, today: '2026-11-21', validator }).issues.filter(
      ({ pointer }) => pointer === '/requestedAmount',
    );
  };

  expect([limits(partner)?.minimum, limits(others)?.minimum]).toEqual([50_000, 15_000]);
  expect(issues(others, 20_000)).toEqual([]);
  expect(issues(partner, 20_000).map(({ message }) => message)).toEqual([
    'Enter an amount from $50,000 to $400,000',
  ]);
  expect(issues(partner, 500_000)).toHaveLength(1);
  expect(partner.data.heloc?.pricing?.amount).toEqual({ minimum: 50_000, maximum: 400_000, step: 100 });
});

test('its order of fields is its own', () => {
  expect(page(partner, 'name').ui?.['ui:order']).toEqual(['last', 'first', 'middle', 'suffix']);
});

test('what it does not say it shares; what a company is it never does', () => {
  const { org } = partner;
  expect(org.links?.creditReports).toBe(others.org.links?.creditReports);
  expect(org.links?.terms).toBe('https://www.brookmarsh.example/terms');
  expect(org.hours?.OPS_NOTARY).toEqual(others.org.hours?.OPS_NOTARY);
  expect(org.isProductBrand).toBeUndefined();
  expect(org.publicFeatureToggles).toEqual(others.org.publicFeatureToggles);
});

test('every merged value names the file that it came from', () => {
  const { orgs } = lintTree(readTree(root));
  const bundle = orgs
    .find(({ code }) => code === 'brookmarsh')
    ?.bundles.find(({ flow }) => flow.id === 'register');
  const from = (pointer: string) =>
    sourceOf(bundle?.sources, 'flows/register/pages/contact-info.json', pointer);

  expect(from('/when/serviceTexts')).toBe('orgs/brookmarsh/flows/register/pages/contact-info.json');
  expect(from('/title')).toBe('orgs/brookmarsh/flows/register/pages/contact-info.json');
  expect(from('/lead')).toBe('flows/register/pages/contact-info.json');
});

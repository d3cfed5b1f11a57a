/** Words of an experiment belong to a variant that site.json declares, and to buttons that the page has. */
import type { Page } from '../../types/page.ts';
import type { Flag } from '../../types/site.ts';
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintExperiments: Lint = (bundle, report) => {
  for (const page of Object.values(bundle.pages))
    for (const flag of Object.keys(page.experiments ?? {})) lintFlag(bundle, report, page, flag);
};

function lintFlag(bundle: Bundle, report: Report, page: Page, key: string): void {
  const flags: Record<string, Flag> = bundle.site?.flags ?? {};
  const variants = Object.hasOwn(flags, key) ? flags[key]?.variants : undefined;
  const running = Object.keys(flags).filter((name) => flags[name]?.variants);
  const place = placeOnPage(bundle, page.id, 'experiments', key);
  if (variants) lintVariants(bundle, report, page, key, Object.keys(variants));
  else report('EXPERIMENT_UNKNOWN', place, `site.json has no experiment "${key}".`, didYouMean(key, running));
}

function lintVariants(bundle: Bundle, report: Report, page: Page, key: string, known: string[]): void {
  const buttons = Object.keys(page.actions ?? {});
  for (const [variant, { actions = {} }] of Object.entries(page.experiments?.[key] ?? {})) {
    const at = (...keys: string[]) => placeOnPage(bundle, page.id, 'experiments', key, variant, ...keys);
    if (!known.includes(variant)) {
      const message = `"${key}" has no variant "${variant}".`;
      report('EXPERIMENT_UNKNOWN', at(), message, didYouMean(variant, known));
    }
    for (const name of Object.keys(actions).filter((one) => !buttons.includes(one)))
      report(
        'EXPERIMENT_UNKNOWN',
        at('actions', name),
        `the page has no button "${name}".`,
        didYouMean(name, buttons),
      );
  }
}

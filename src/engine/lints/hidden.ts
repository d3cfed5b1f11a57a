/** Borrowers can see what they must answer or press: under the page's own rules and those of the surrounding form. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { displayed } from '../content/resolve-refs.ts';
import { type Claim, type Prover, proverOf } from '../proof/prover.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintHidden: Lint = (bundle, report) => {
  const prover = proverOf(bundle);
  for (const [id, page] of Object.entries(bundle.pages)) {
    for (const field of Object.keys(page.schema?.properties ?? {}))
      lintField(bundle, prover, report, id, field);
    lintActions(bundle, prover, report, id, page);
  }
};

function lintField(bundle: Bundle, prover: Prover, report: Report, id: string, field: string): void {
  const page = bundle.pages[id];
  if (!page) return;
  const shown = shownWhen(page, field);
  const rule = own(page.requiredWhen, field);
  if (isAlwaysRequired(bundle, page, field) && !prover.possible(shown))
    report(
      'REQUIRED_HIDDEN',
      placeOnPage(
        bundle,
        id,
        ...(own(page.when, field) === undefined ? ['schema', 'properties', field] : ['when', field]),
      ),
      `"${field}" must be answered and is never shown.`,
      'Show it, or take it out of required.',
    );
  else if (rule !== undefined && !prover.possible([...shown, rule]))
    report(
      'REQUIRED_NEVER',
      placeOnPage(bundle, id, 'requiredWhen', field),
      `"${field}" is never shown while "${rule}" holds, so it is never required.`,
      'Let when and requiredWhen hold together, or take the line out.',
    );
}

function isAlwaysRequired({ domain }: Bundle, { schema, consents = {} }: Page, field: string): boolean {
  const isConsent =
    Object.hasOwn(consents, field) && displayed(schema?.properties[field], domain).const === true;
  return isConsent || (schema?.required?.includes(field) ?? false);
}

/** What has to hold so that a field is seen: its own rule, and that of a form that shows it. */
export function shownWhen({ when = {}, content = [] }: Page, field: string): Claim[] {
  const rule = (name: string | undefined) => (name !== undefined && own(when, name)) || 'always';
  const forms = content.flatMap((block) => (block.block === 'form' ? [block] : []));
  const naming = forms.filter(({ fields }) => fields?.includes(field));
  const showing = naming.length > 0 ? naming : forms.filter(({ fields }) => !fields);
  return forms.length === 0 ? [rule(field)] : [rule(field), showing.map(({ id }) => rule(id))];
}

// A lender may take one of several ways to continue; the last one has to stay.
function lintActions(
  bundle: Bundle,
  prover: Prover,
  report: Report,
  id: string,
  { actions = {} }: Page,
): void {
  const hidden = Object.entries(actions).filter(
    ([, { when }]) => when !== undefined && !prover.possible([when]),
  );
  for (const [name, { do: verb, when }] of hidden) {
    const others = Object.entries(actions).filter(
      ([other, action]) => action.do === verb && !hidden.some(([key]) => key === other),
    );
    if (when === 'never' && others.length > 0) continue;
    report(
      'ACTION_HIDDEN',
      placeOnPage(bundle, id, 'actions', name, 'when'),
      `the button "${name}" is never shown.`,
      'Correct the rule, or remove the button.',
    );
  }
}

// A field may be called like what every object has.
function own(map: Record<string, string> | undefined, key: string): string | undefined {
  return map && Object.hasOwn(map, key) ? map[key] : undefined;
}

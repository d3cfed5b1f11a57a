/** Effects run where they can, have the answers that they need, and come after what a sequence must ask first. */
import type { Page } from '../../types/page.ts';
import { bind } from '../content/bind.ts';
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { standsOutside } from '../journey/stands-outside.ts';
import { type Claim, proverOf } from '../proof/prover.ts';
import { opposite } from '../rules/claim.ts';
import { type Lint, type Place, placeIn, placeOnPage, type Report } from './lint.ts';

/** What the vocabulary says of an effect. */
export type EffectWord = {
  on?: string;
  needs?: string[];
  takes?: string[];
  /** Places of answers that it may fill in itself: what stands there applies, whatever the page shows. */
  stores?: string[];
  after?: string[];
  reserved?: boolean;
  /** What it answers for good: a condition of the underwriters. */
  settles?: string;
  /** Ends what the page would have had signed or agreed to. */
  declines?: boolean;
  /** The type of the consent without which it may not run. */
  consent?: string;
};

export const lintEffects: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages))
    for (const [name, { effects = [] }] of Object.entries(page.actions ?? {}))
      for (const [index, effect] of effects.entries())
        lintEffect(bundle, report, {
          id,
          page,
          effect,
          place: placeOnPage(bundle, id, 'actions', name, 'effects', index),
        });
  lintEnd(bundle, report);
};

type Used = { id: string; page: Page; effect: string; place: Place };

function lintEffect(bundle: Bundle, report: Report, { id, page, effect, place }: Used): void {
  const { on, needs = [], after = [] } = effectWord(bundle, effect);
  const kind = kindOf(bundle, id);
  if (on !== undefined && on !== kind) {
    const message = `"${effect}" runs on pages of the ${on}, and this is a page of the ${kind}.`;
    report('EFFECT_ELSEWHERE', place, message, 'Use another effect, or move the button.');
  }
  const fields = Object.keys(page.schema?.properties ?? {});
  for (const answer of needs.filter((need) => !fields.includes(need)))
    report(
      'EFFECT_LACKS',
      place,
      `"${effect}" needs the answer "${answer}", which this page does not ask.`,
      `Add a field "${answer}", or take the effect away.`,
    );
  const turns = bundle.flow.sequence ?? [];
  const turn = turns.findIndex((one) => one.page === id);
  if (turn < 0) return;
  const asked = turns.slice(0, turn + 1).flatMap((one) => storedBy(bundle.pages[one.page]));
  for (const fact of after.filter((path) => !asked.some((stored) => covers(stored, path))))
    report(
      'EFFECT_LACKS',
      place,
      `"${effect}" needs ${fact}, which no page of the sequence asks for before it.`,
      'Move the page behind the one that asks, or ask here.',
    );
}

/** A borrower who has answered a whole sequence that creates something must have passed a page that creates it. */
function lintEnd(bundle: Bundle, report: Report): void {
  const turns = bundle.flow.sequence ?? [];
  const ends = turns.filter(({ page }) =>
    effectsOf(bundle.pages[page]).some((name) => effectWord(bundle, name).after),
  );
  const makes = Object.values(bundle.pages).some((page) =>
    effectsOf(page).some((name) => effectWord(bundle, name).after),
  );
  const without: Claim[] = ends.map(({ when }) => opposite(when));
  if (!makes || turns.length === 0 || !proverOf(bundle).possible(without)) return;
  const remedy = `Let its last page run an effect that does: ${endings(bundle).join(', ')}.`;
  report(
    'SEQUENCE_ENDLESS',
    placeIn(bundle, 'flow', 'sequence'),
    'the sequence can end without anything being made of its answers.',
    remedy,
  );
}

function endings({ vocabulary }: Bundle): string[] {
  const known = isRecord(vocabulary.effects) ? vocabulary.effects : {};
  return Object.keys(known).filter((name) => isRecord(known[name]) && known[name].after !== undefined);
}

/** The effects that a page's buttons run. */
export function effectsOf(page: Page | undefined): string[] {
  return Object.values(page?.actions ?? {}).flatMap(({ effects = [] }) => effects);
}

/** The entry of an effect; an empty one when there is none. */
export function effectWord({ vocabulary }: Pick<Bundle, 'vocabulary'>, name: string): EffectWord {
  const known = isRecord(vocabulary.effects) ? vocabulary.effects : {};
  const word = Object.hasOwn(known, name) ? known[name] : undefined;
  return isRecord(word) ? word : {};
}

// The base path tells what a flow is for (flow-roles.ts); the registration is the one that makes something at its end.
// A flow of parts has both: what its sequence lists stands before the login, the rest is the part's.
function kindOf({ flow, pages, vocabulary }: Bundle, id: string): string {
  const isPart = flow.partOf !== undefined && !standsOutside(flow, id);
  if (isPart || flow.basePath.includes('{uuid}')) return 'application';
  const isRegistration = Object.values(pages).some((page) =>
    effectsOf(page).some((name) => effectWord({ vocabulary }, name).on === 'registration'),
  );
  return isRegistration && flow.sequence ? 'registration' : 'account';
}

function storedBy(page: Page | undefined): string[] {
  const places = page ? Object.values(bind(page)) : [];
  return places.flatMap((place) => (place ? [[place.entity, ...place.path].join('.')] : []));
}

function covers(stored: string, path: string): boolean {
  return `${stored}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${stored}.`);
}

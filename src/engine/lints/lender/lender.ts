/** A lender's own file: its words, colors, states and figures, held against those of the lender it shares from. */
import type { Org } from '../../../types/org.ts';
import { isRecord } from '../../facts/facts.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { didYouMean } from '../../issues/nearest.ts';
import { brandPairs } from '../../theme/brand-colors.ts';
import { contrast } from '../../theme/color.ts';
import { GROUNDS } from '../../theme/ground.ts';
import { placeIssue, type Reporter } from '../place-issue.ts';
import { unsafeText } from '../unsafe-text.ts';

/** `own` is the file as written, `lender` with what it shares, `base` the lender that it shares from. */
export type LenderFile = {
  file: string;
  own: unknown;
  lender: Org;
  base: Org | undefined;
  /** Key of a lender -> the state that needs the lender's own permission, and has it while the key is true. */
  permits: Readonly<Record<string, string>>;
};

/** Everything that is wrong with one lender's file by itself. */
export function lintLender(given: LenderFile): ContentIssue[] {
  const { file, own, lender, base } = given;
  const issue = placeIssue(file);
  return [
    ...textsIn(own).flatMap(({ text, pointer }) => textIssues(issue, text, pointer)),
    ...unreadable(issue, lender),
    ...stateIssues(issue, given),
    ...(base && base !== lender
      ? [
          ...looserSettings(issue, lender, base),
          ...campaignsOfNothing(issue, lender, base),
          ...unknownToggles(issue, lender, base),
        ]
      : []),
  ];
}

function textIssues(issue: Reporter, text: string, pointer: string): ContentIssue[] {
  const faults = unsafeText(text).map(({ code, message, remedy }) => issue(code, pointer, message, remedy));
  if (!/\{\{|\}\}/.test(text)) return faults;
  return [
    ...faults,
    issue('TEXT_BRACES', pointer, 'braces fill in nothing here.', 'Write the words themselves.'),
  ];
}

function textsIn(value: unknown, pointer = ''): Array<{ text: string; pointer: string }> {
  if (typeof value === 'string') return [{ text: value, pointer }];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, `${pointer}/${index}`));
  if (!isRecord(value)) return [];
  const keys = Object.entries(value).filter(([key]) => key !== '$comment' && key !== '$schema');
  return keys.flatMap(([key, inner]) => textsIn(inner, `${pointer}/${key}`));
}

function unreadable(issue: Reporter, { theme }: Org): ContentIssue[] {
  const schemes = theme.scheme === 'light' ? [GROUNDS.light] : Object.values(GROUNDS);
  return schemes
    .flatMap((ground) => brandPairs(theme, ground))
    .filter(({ front, back, ratio }) => contrast(front, back) < ratio)
    .map(({ what, front, back, ratio }) => {
      const key = what.includes('second') ? 'secondary' : 'primary';
      const place = theme[`${key}Scale`] ? `/theme/${key}Scale` : `/theme/${key}`;
      const found = contrast(front, back).toFixed(1);
      const message = `${what}: ${front} on ${back} is ${found}:1, and ${ratio}:1 is needed.`;
      return issue(
        'BRAND_UNREADABLE',
        place,
        message,
        `Leave ${key}Scale out: the shades made from ${key} can be read.`,
      );
    });
}

function stateIssues(issue: Reporter, { lender, base, permits }: LenderFile): ContentIssue[] {
  const { licensedStates } = lender;
  if (!licensedStates) return [];
  const known = [...(base?.licensedStates ?? licensedStates), ...Object.values(permits)];
  const strange = licensedStates.flatMap((state, index) => {
    const message = `the product is not licensed in ${state}.`;
    const place = `/licensedStates/${index}`;
    return known.includes(state) ? [] : [issue('LENDER_STATES', place, message, 'Remove it.')];
  });
  return [...strange, ...permitIssues(issue, lender, permits)];
}

function permitIssues(issue: Reporter, lender: Org, permits: LenderFile['permits']): ContentIssue[] {
  return Object.entries(permits).flatMap(([key, state]) => {
    const isAllowed = isRecord(lender) && lender[key] === true;
    if (lender.licensedStates?.includes(state) === isAllowed) return [];
    const message = isAllowed
      ? `${state} is allowed, but not among licensedStates.`
      : `${state} is among licensedStates, but not allowed.`;
    return [issue('LENDER_STATES', `/${key}`, message, 'Let both say the same.')];
  });
}

// A lender may ask for less than the product does, never for more.
function looserSettings(issue: Reporter, { productSettings = {} }: Org, base: Org): ContentIssue[] {
  const usual = base.productSettings ?? {};
  return Object.entries(productSettings).flatMap(([key, value]) => {
    const limit = usual[key];
    if (limit === undefined) return [unknownKey(issue, `/productSettings/${key}`, key, Object.keys(usual))];
    if (typeof value !== 'number' || typeof limit !== 'number') return [];
    const isLooser = key.startsWith('min') ? value < limit : value > limit;
    if (!isLooser) return [];
    const message = `${key} is ${limit} for the product; ${value} is looser.`;
    return [issue('OVERRIDE_LOOSENS', `/productSettings/${key}`, message, 'Limits may only be tighter.')];
  });
}

// Whom such a campaign brings is asked less, so it belongs to a product that the lender offers beside the usual ones.
function campaignsOfNothing(issue: Reporter, lender: Org, base: Org): ContentIssue[] {
  const usual = base.productSettings?.cryptoSources ?? [];
  const own = (lender.productSettings?.cryptoSources ?? []).filter((source) => !usual.includes(source));
  const offersMore = (lender.products ?? []).some((product) => !base.products?.includes(product));
  if (own.length === 0 || offersMore) return [];
  const message = `"${own.join('", "')}" brings applications of a product that is not among products.`;
  return [
    issue('OVERRIDE_LOOSENS', '/productSettings/cryptoSources', message, 'Remove it, or name the product.'),
  ];
}

function unknownToggles(issue: Reporter, { publicFeatureToggles = {} }: Org, base: Org): ContentIssue[] {
  const known = Object.keys(base.publicFeatureToggles ?? {});
  return Object.keys(publicFeatureToggles)
    .filter((key) => !known.includes(key))
    .map((key) => unknownKey(issue, `/publicFeatureToggles/${key}`, key, known));
}

function unknownKey(issue: Reporter, pointer: string, key: string, known: readonly string[]): ContentIssue {
  return issue(
    'LENDER_KEY_UNKNOWN',
    pointer,
    `nothing reads "${key}".`,
    didYouMean(key, known) || 'Remove it.',
  );
}

/** A lender's price table: every limit at least as tight as the product's, every rate inside the promised range. */
import type { Pricing } from '../../../types/pricing.ts';
import { bandFrom } from '../../finance/bands.ts';
import { rateRange } from '../../finance/rate-range.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';

export type PricingOverride = { patchFile: string; base: Pricing; merged: Pricing };

/** Every limit that became looser, and the rate that leaves the range. */
export function lintPricing({ patchFile, base, merged }: PricingOverride): ContentIssue[] {
  const issue = placeIssue(patchFile);
  const looser = [
    ...limits(base, merged),
    ...choices(base, merged),
    ...bands(base, merged),
    ...homes(base, merged),
    ...states(base, merged),
  ].map(([pointer, message]) =>
    issue('OVERRIDE_LOOSENS', pointer, message, 'Limits may only be tighter than the base file.'),
  );
  const fixed = facts(base, merged).map((pointer) =>
    issue('OVERRIDE_FORBIDDEN', pointer, 'this is the same for every lender.', 'Remove it.'),
  );
  return [
    ...looser,
    ...fixed,
    ...outOfRange(merged).map(([pointer, message, remedy]) =>
      issue('PRICE_OUT_OF_RANGE', pointer, message, remedy),
    ),
  ];
}

type Looser = [pointer: string, message: string];

function limits(base: Pricing, merged: Pricing): Looser[] {
  const least: Array<[string, number, number]> = [
    ['/amount/minimum', base.amount.minimum, merged.amount.minimum],
    ['/rate/minimum', base.rate.minimum, merged.rate.minimum],
    ['/maxDti/reducedBelowScore', base.maxDti.reducedBelowScore, merged.maxDti.reducedBelowScore],
  ];
  const most: Array<[string, number, number]> = [
    ['/amount/maximum', base.amount.maximum, merged.amount.maximum],
    ['/rate/maximum', base.rate.maximum, merged.rate.maximum],
    ['/maxDti/standard', base.maxDti.standard, merged.maxDti.standard],
    ['/maxDti/reduced', base.maxDti.reduced, merged.maxDti.reduced],
    ['/costs/valuation', base.costs.valuation, merged.costs.valuation],
    ['/costs/manualNotary', base.costs.manualNotary, merged.costs.manualNotary],
  ];
  return [
    ...least.filter(([, before, after]) => after < before),
    ...most.filter(([, before, after]) => after > before),
  ].map(([pointer, before, after]) => [pointer, `it is ${before} in the base file; ${after} is looser.`]);
}

// Terms, fees, uses and kinds of home: fewer, never others.
function choices(base: Pricing, merged: Pricing): Looser[] {
  const lists = ['term', 'lien', 'occupancy', 'propertyType', 'feePercent'] as const;
  return lists.flatMap((list) =>
    Object.keys(merged.points[list])
      .filter((key) => !Object.hasOwn(base.points[list], key))
      .map((key): Looser => [`/points/${list}/${key}`, `the base file does not offer "${key}".`]),
  );
}

// Banded tables are compared at every edge of either: between edges nothing changes.
function bands(base: Pricing, merged: Pricing): Looser[] {
  const uses = Object.keys(merged.maxCltv).flatMap((use) =>
    higher(`/maxCltv/${use}`, base.maxCltv[use] ?? {}, merged.maxCltv[use] ?? {}),
  );
  const lowest = (table: object) => Math.min(...Object.keys(table).map(Number));
  const score: Looser[] =
    lowest(merged.base) < lowest(base.base)
      ? [[`/base/${lowest(merged.base)}`, 'the base file does not lend with this credit score.']]
      : [];
  return [...uses, ...higher('/maxLine', base.maxLine, merged.maxLine), ...score];
}

function higher(pointer: string, before: Record<string, number>, after: Record<string, number>): Looser[] {
  const edges = [...new Set([...Object.keys(before), ...Object.keys(after)].map(Number))];
  return edges.flatMap((edge): Looser[] => {
    const [was, is] = [bandFrom(before, edge)?.value ?? 0, bandFrom(after, edge)?.value ?? 0];
    return is > was
      ? [[`${pointer}/${edge}`, `from ${edge} it is ${was} in the base file; ${is} is looser.`]]
      : [];
  });
}

function homes(base: Pricing, merged: Pricing): Looser[] {
  const scores = Object.entries(base.homeScore)
    .filter(
      ([kind, score]) =>
        (merged.homeScore[kind] ?? 0) < score && Object.hasOwn(merged.points.propertyType, kind),
    )
    .map(
      ([kind, score]): Looser => [`/homeScore/${kind}`, `it is ${score} in the base file; less is looser.`],
    );
  const kinds = base.maxDti.reducedHomes.filter((kind) => !merged.maxDti.reducedHomes.includes(kind));
  const self = base.maxDti.reducedSelfEmployed && !merged.maxDti.reducedSelfEmployed;
  return [
    ...scores,
    ...kinds.map((kind): Looser => ['/maxDti/reducedHomes', `the lower limit no longer holds for ${kind}.`]),
    ...(self ? [['/maxDti/reducedSelfEmployed', 'the lower limit no longer holds for them.'] as Looser] : []),
  ];
}

function states(base: Pricing, merged: Pricing): Looser[] {
  return Object.entries(base.states).flatMap(([state, uses]) =>
    Object.entries(uses).flatMap(([use, before]) => {
      const after = merged.states[state]?.[use];
      const at = `/states/${state}/${use}`;
      const share =
        before.maxCltv !== undefined && (after?.maxCltv ?? Number.POSITIVE_INFINITY) > before.maxCltv;
      const fees =
        before.feePercents &&
        (after?.feePercents ?? [Number.NaN]).some((fee) => !before.feePercents?.includes(fee));
      return [
        ...(share ? [[`${at}/maxCltv`, `it is ${before.maxCltv} in the base file, by law.`] as Looser] : []),
        ...(fees ? [[`${at}/feePercents`, 'the law of the state allows no other fee.'] as Looser] : []),
      ];
    }),
  );
}

// A lender may not change market rates or county fees.
function facts(base: Pricing, merged: Pricing): string[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return [
    ...(same(base.rate.apor, merged.rate.apor) ? [] : ['/rate/apor']),
    ...(same(base.rate.ceiling, merged.rate.ceiling) ? [] : ['/rate/ceiling']),
    ...(same(base.rate.prime, merged.rate.prime) ? [] : ['/rate/prime']),
    ...(same(base.costs.recording, merged.costs.recording) ? [] : ['/costs/recording']),
  ];
}

/** The ends of the range of rates that the table breaks: place, message, remedy. */
export function outOfRange(pricing: Pricing): Array<[string, string, string]> {
  const range = rateRange(pricing);
  const { minimum, maximum } = pricing.rate;
  if (!range) return [['/base', 'no combination can be offered.', 'Give at least one score a price.']];
  return [
    ...(range.lowest < minimum
      ? [
          [
            '/rate/minimum',
            `the table gives rates down to ${range.lowest}%, below ${minimum}%.`,
            'Raise the smallest parts.',
          ] as [string, string, string],
        ]
      : []),
    ...(range.highest > maximum
      ? [
          [
            '/rate/maximum',
            `the table gives rates up to ${range.highest}%, above ${maximum}%.`,
            'Lower the largest parts.',
          ] as [string, string, string],
        ]
      : []),
  ];
}

/**
 * The lowest score that the table treats like this one. Who applies together is priced by the lowest of their scores: named
 * in this way, a price says no more of the other's score than the table does.
 */
import type { Pricing } from '../../types/pricing.ts';

/** 0 below everything that the table knows. Prices, limits and refusals are those of `score`. */
export function scoreFloor({ base, maxCltv, maxLine, maxDti, homeScore }: Pricing, score: number): number {
  const edges = [
    ...[base, maxLine, ...Object.values(maxCltv)].flatMap((bands) => Object.keys(bands).map(Number)),
    ...Object.values(homeScore),
    maxDti.reducedBelowScore,
  ];
  return Math.max(0, ...edges.filter((edge) => edge <= score));
}

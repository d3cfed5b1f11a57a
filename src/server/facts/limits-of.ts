/** How often, how many, how long, as flows/limits.json says. */
import type { Limits } from '../../types/limits.ts';
import { outOfService } from '../platform/errors/out-of-service.ts';
import type { World } from '../platform/world/world.ts';

/** Throws for a lender that is not in service. */
export function limitsOf({ content }: World, orgCode: string): Limits {
  const lender = content.orgs[orgCode];
  if (!lender) throw outOfService();
  return lender.limits;
}

/** Milliseconds. */
export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(60) * count;
export const hours = (count: number): number => minutes(60) * count;
export const days = (count: number): number => hours(24) * count;

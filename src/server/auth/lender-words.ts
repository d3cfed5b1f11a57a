/** By which names borrowers know a lender: its own, and the product's. Passwords are guessed from them. */
import type { World } from '../platform/world/world.ts';

export function lenderWords({ content }: Pick<World, 'content'>, orgCode: string): string[] {
  return Object.values(content.orgs)
    .map(({ org }) => org)
    .filter((org) => org.code === orgCode || org.isProductBrand === true)
    .flatMap(({ companyName, companyNameShort }) => [companyName, companyNameShort]);
}

/** Whether the campaign that brought a visitor marks them as one who came for a crypto line (SPEC-13.2). */
import type { Facts } from '../facts/facts.ts';

/** `settings` are the lender's: they name the campaigns, the specification's own and maybe one more. */
export function marksCrypto(settings: Facts | undefined, source: string | undefined): boolean {
  return source !== undefined && cryptoSources(settings).includes(source);
}

/** The campaigns that bring this lender its crypto applications. */
export function cryptoSources(settings: Facts | undefined): string[] {
  const sources = settings?.cryptoSources;
  return Array.isArray(sources) ? sources.filter((source) => typeof source === 'string') : [];
}

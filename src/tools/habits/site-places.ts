/** The pages that belong to no application, by preview: with what is known of the borrower, whatever leads there. */
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { previewAddress } from '../gallery/photograph.ts';
import type { Client } from '../journey/client.ts';
import type { Place } from './place.ts';

/** Pages that load facts of their own are left out: see `reviewer-places.ts`; and a panel stands at no address. */
export function sitePlaces({ flow, pages, phases }: CompiledFlow, client: Client): Omit<Place, 'doors'>[] {
  if (phases) return [];
  const own = Object.values(pages).filter(({ loads }) => !loads);
  return own.map(({ id }) => {
    const address = `${client.base}/account/heloc${previewAddress(flow, id, {})}&org=${client.org}`;
    return { flow: flow.id, page: id, address, client };
  });
}

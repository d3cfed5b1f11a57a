/** Every page of the flows that borrowers, owners and visitors read, and the address at which a preview shows it. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { previewAddress } from '../src/tools/gallery/photograph.ts';
import { flowDefinition, pageDefinition } from './stops.ts';

export type PageName = readonly [flow: string, page: string];

const withParams: Record<string, string> = {
  'heloc/income/tax': 'income/tax/POINTSERV_TAX',
  'heloc/income/upload': 'income/upload/MANUAL_PAYSTUB',
};

/** A page about one entry of a list is empty in a preview; e2e/conditions.spec.ts shows it with its entry. */
export function allPages(): PageName[] {
  return ['register', 'heloc', 'support', 'signer'].flatMap((flow) => {
    const folder = fileURLToPath(new URL(`../flows/${flow}/pages`, import.meta.url));
    return (readdirSync(folder, { recursive: true }) as string[])
      .filter((file) => file.endsWith('.json'))
      .map((file): PageName => [flow, file.replaceAll('\\', '/').replace('.json', '')])
      .filter(([, id]) => pageDefinition(flow, id).picks === undefined);
  });
}

/** Below the product's base address. */
export function shownAt([flow, id]: PageName, progress: Parameters<typeof previewAddress>[2]): string {
  return `/account/heloc${previewAddress(flowDefinition(flow), withParams[`${flow}/${id}`] ?? id, progress)}`;
}

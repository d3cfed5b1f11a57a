/** Tells what each flow of a product is for by its base path, so that no code names a flow. */
import type { CompiledFlow } from './bundle.ts';

/** Ids of flows. `byPrefix`: the first word of an address (behind the application, if it names one) -> its flow. */
export type FlowRoles = {
  application: string;
  /** Of further products: the word before an application in its address -> its flow. */
  products: Record<string, string>;
  registration: string;
  /** The flows that end with an account: the registration, and those of further products. */
  registrations: string[];
  support: string;
  /** The flows of parts: what their pages belong to, an address does not say. */
  parts: string[];
  byPrefix: Record<string, string>;
};

type Placed = Pick<CompiledFlow, 'id' | 'phases'> & {
  flow: Pick<CompiledFlow['flow'], 'basePath' | 'partOf' | 'begins'>;
};

/**
 * The flow at `/{uuid}` is the application's, one at `/word/{uuid}` that of a further product, the flow at `/` takes the
 * remaining addresses, and every other flow has a first word of its own; a panel stands at none. `makesAccounts` tells which of them end
 * with an account: the first is the registration.
 */
export function flowRoles<Flow extends Placed>(
  flows: readonly Flow[],
  makesAccounts: (flow: Flow) => boolean,
): FlowRoles {
  const placed = flows
    .filter(({ phases }) => !phases)
    .map(({ id, flow }) => ({ id, words: flow.basePath.split('/').filter(Boolean) }));
  const isProduct = ({ words }: { words: string[] }) => words.length === 2 && words[1] === APPLICATION;
  const named = placed
    .filter((one) => !isProduct(one))
    .flatMap(({ id, words }) =>
      words.filter((word) => word !== APPLICATION).map((word) => [word, id] as const),
    );
  const registrations = flows.filter(makesAccounts).map(({ id }) => id);
  return {
    application: placed.find(({ words }) => words.length === 1 && words[0] === APPLICATION)?.id ?? '',
    products: Object.fromEntries(placed.filter(isProduct).map(({ id, words }) => [words[0] ?? '', id])),
    registration: (registrations.find((id) => beginsFirst(flows, id)) ?? registrations[0]) || '',
    registrations,
    support: placed.find(({ words }) => words.length === 0)?.id ?? '',
    parts: flows.filter(({ flow }) => flow.partOf !== undefined).map(({ id }) => id),
    byPrefix: Object.fromEntries(named),
  };
}

// Whose end makes the application that no word of the address names.
function beginsFirst<Flow extends Placed>(flows: readonly Flow[], id: string): boolean {
  return flows.some((one) => one.id === id && one.flow.begins === undefined);
}

const APPLICATION = '{uuid}';

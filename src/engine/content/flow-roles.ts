/** Tells what each flow of a product is for by its base path, so that no code names a flow. */
import type { CompiledFlow } from './bundle.ts';

/** Ids of flows. `byPrefix`: the first word of an address (behind the application, if it names one) -> its flow. */
export type FlowRoles = {
  application: string;
  registration: string;
  support: string;
  /** The flows of parts: what their pages belong to, an address does not say. */
  parts: string[];
  byPrefix: Record<string, string>;
};

type Placed = Pick<CompiledFlow, 'id' | 'phases'> & {
  flow: Pick<CompiledFlow['flow'], 'basePath' | 'partOf'>;
};

/**
 * The flow at `/{uuid}` is the application's, the flow at `/` takes the remaining addresses, and every other flow has
 * a first word of its own; a panel stands at none. `makesAccounts` tells which of them ends with an account.
 */
export function flowRoles<Flow extends Placed>(
  flows: readonly Flow[],
  makesAccounts: (flow: Flow) => boolean,
): FlowRoles {
  const placed = flows
    .filter(({ phases }) => !phases)
    .map(({ id, flow }) => ({ id, words: flow.basePath.split('/').filter(Boolean) }));
  const named = placed.flatMap(({ id, words }) =>
    words.filter((word) => word !== APPLICATION).map((word) => [word, id] as const),
  );
  return {
    application: placed.find(({ words }) => words.length === 1 && words[0] === APPLICATION)?.id ?? '',
    registration: flows.find(makesAccounts)?.id ?? '',
    support: placed.find(({ words }) => words.length === 0)?.id ?? '',
    parts: flows.filter(({ flow }) => flow.partOf !== undefined).map(({ id }) => id),
    byPrefix: Object.fromEntries(named),
  };
}

const APPLICATION = '{uuid}';

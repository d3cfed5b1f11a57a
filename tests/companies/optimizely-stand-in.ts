/** Optimizely's CDN: one datafile as it publishes them (version 4), with an experiment of two halves and a flag that is on for all. */
import { openStandIn, type StandIn } from './stand-in.ts';

export const credentials = { OPTIMIZELY_SDK_KEY: 'an-sdk-key' };
export const datafileAsked = 'GET /datafiles/:key';

/** @param experiment the flag whose variants split visitors @param on the flag that is on for everyone */
export function openOptimizely({ experiment, on }: { experiment: string; on: string }): Promise<StandIn> {
  const datafile = datafileOf(experiment, on);
  return openStandIn({
    [datafileAsked]: ({ params }) =>
      params.key === 'an-sdk-key.json'
        ? { answer: datafile }
        : { status: 403, answer: { Code: 'AccessDenied' } },
  });
}

const variation = (id: string, key: string, word: string) => ({
  ...{ id, key, featureEnabled: true },
  variables: [{ id: 'v1', value: word }],
});

function datafileOf(experiment: string, on: string) {
  const everyone = {
    ...{
      id: 'r1',
      key: 'everyone',
      status: 'Running',
      layerId: 'rollout',
      audienceIds: [],
      forcedVariations: {},
    },
    trafficAllocation: [{ entityId: 'on', endOfRange: 10_000 }],
    variations: [{ id: 'on', key: 'on', featureEnabled: true, variables: [] }],
  };
  const halves = {
    ...{ id: 'e1', key: 'halves', status: 'Running', layerId: 'l1', audienceIds: [], forcedVariations: {} },
    trafficAllocation: [
      { entityId: 'a', endOfRange: 5_000 },
      { entityId: 'b', endOfRange: 10_000 },
    ],
    variations: [variation('a', 'control', 'short'), variation('b', 'longer', 'long')],
  };
  return {
    ...{
      version: '4',
      projectId: '1',
      accountId: '2',
      revision: '7',
      anonymizeIP: true,
      botFiltering: false,
    },
    ...{ sdkKey: 'an-sdk-key', environmentKey: 'production', sendFlagDecisions: false },
    ...{
      audiences: [],
      typedAudiences: [],
      attributes: [],
      events: [],
      groups: [],
      variables: [],
      integrations: [],
    },
    experiments: [halves],
    rollouts: [{ id: 'ro1', experiments: [everyone] }],
    featureFlags: [
      {
        ...{ id: 'f1', key: experiment, rolloutId: '', experimentIds: ['e1'] },
        variables: [{ id: 'v1', key: 'words', type: 'string', defaultValue: 'short' }],
      },
      { id: 'f2', key: on, rolloutId: 'ro1', experimentIds: [], variables: [] },
    ],
  };
}

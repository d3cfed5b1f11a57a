/** Covers src/engine/content/flow-roles.ts. */
import { expect, test } from 'vitest';
import { flowRoles } from '../../../src/engine/content/flow-roles.ts';

const placed = (id: string, basePath: string) => ({ id, flow: { basePath } });

test('a flow is known by its base path: a word of its own, inside an application or outside of it', () => {
  const flows = [
    placed('ask', '/ask'),
    placed('tasks', '/{uuid}/tasks'),
    placed('line', '/{uuid}'),
    placed('rest', '/'),
    { id: 'sign', flow: { basePath: '/sign', partOf: 'line' } },
  ];
  expect(flowRoles(flows, ({ id }) => id === 'ask')).toEqual({
    application: 'line',
    registration: 'ask',
    support: 'rest',
    parts: ['sign'],
    byPrefix: { ask: 'ask', tasks: 'tasks', sign: 'sign' },
  });
});

test('a product without such flows has none', () => {
  expect(flowRoles([], () => true)).toEqual({
    ...{ application: '', registration: '', support: '' },
    parts: [],
    byPrefix: {},
  });
});

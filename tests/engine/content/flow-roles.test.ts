/** Which flow an address means. */
/** Covers src/engine/content/flow-roles.ts, src/engine/journey/place.ts. */
import { expect, test } from 'vitest';
import { flowRoles } from '../../../src/engine/content/flow-roles.ts';
import { placeOf } from '../../../src/engine/journey/place.ts';

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
    products: {},
    registration: 'ask',
    registrations: ['ask'],
    support: 'rest',
    parts: ['sign'],
    byPrefix: { ask: 'ask', tasks: 'tasks', sign: 'sign' },
  });
});

test('a product without such flows has none', () => {
  expect(flowRoles([], () => true)).toEqual({
    ...{ application: '', registration: '', support: '' },
    products: {},
    registrations: [],
    parts: [],
    byPrefix: {},
  });
});

test('a further product has a word for its registration and for its applications', () => {
  const flows = [
    { id: 'ask-loan', flow: { basePath: '/loan', begins: 'loan' } },
    placed('loan', '/loan/{uuid}'),
    placed('line', '/{uuid}'),
    placed('ask-line', '/line'),
  ];
  const roles = flowRoles(flows, ({ id }) => id.startsWith('ask'));
  const uuid = '7d0c3f5e-1f55-4f0e-9a53-2f6e3f0d5a11';
  const at = (path: string) => {
    const { flow, page, uuid } = placeOf(path, '', roles);
    return [flow, page, uuid];
  };

  expect(at('/loan')).toEqual(['ask-loan', '', undefined]);
  expect(at('/loan/name')).toEqual(['ask-loan', 'name', undefined]);
  expect(at(`/loan/${uuid}/cost`)).toEqual(['loan', 'cost', uuid]);
  expect(at(`/${uuid}/offer`)).toEqual(['line', 'offer', uuid]);
  expect(at(`/elsewhere/${uuid}/offer`)).toEqual(['line', 'offer', uuid]);
  expect(at(`/constructor/${uuid}/constructor`)).toEqual(['line', 'constructor', uuid]);
  expect(at('/constructor')).toEqual(['', 'constructor', undefined]);
  expect(roles).toMatchObject({
    application: 'line',
    products: { loan: 'loan' },
    registration: 'ask-line',
    registrations: ['ask-loan', 'ask-line'],
    byPrefix: { loan: 'ask-loan', line: 'ask-line' },
  });
});

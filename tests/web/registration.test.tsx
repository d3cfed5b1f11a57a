/** The linear flow: which page stands at an address, and how far the answers let one go. */
/** Covers src/engine/journey/place.ts, src/engine/journey/linear-place.ts, src/web/journey. */
import { expect, test } from 'vitest';
import {
  linearPlace,
  linearProgress,
  pageBefore,
  stepHref,
  stepInPlace,
} from '../../src/engine/journey/linear-place.ts';
import { placeOf } from '../../src/engine/journey/place.ts';
import type { Core } from '../../src/web/platform/data/content.ts';
import { flows } from './fixtures/org.ts';

const core = {
  id: 'register',
  org: {},
  rules: { isLong: { means: 'All questions.', logic: { '==': [{ var: 'profile.long' }, true] } } },
  flow: {
    id: 'register',
    version: 1,
    title: 'Check your rate',
    basePath: '/register',
    address: 'query:step',
    sequence: [
      { page: 'home', when: 'always', group: 'Property' },
      { page: 'sale', when: 'isLong', group: 'Property' },
      { page: 'name', when: 'always', group: 'You' },
    ],
  },
  pages: {
    index: { title: 'Start' },
    home: { title: 'Home' },
    sale: { title: 'Sale' },
    name: { title: 'Name' },
    'stop/state': { title: 'Stop' },
  },
} as unknown as Core;

const at = (path: string, search: string, done: string[] = [], draft = {}) =>
  linearPlace(core, { draft, done }, placeOf(path, search, flows));

test.each([
  ['nothing answered', '/register', '', [], { kind: 'page', page: 'index' }],
  ['resumed', '/register', '', ['home'], { kind: 'go', page: 'name' }],
  ['the open question', '/register', '?step=name', ['home'], { kind: 'page', page: 'name' }],
  ['back to an answered one', '/register', '?step=home', ['home'], { kind: 'page', page: 'home' }],
  ['too far', '/register', '?step=name', [], { kind: 'go', page: 'home' }],
  ['a page that does not apply', '/register', '?step=sale', ['home'], { kind: 'go', page: 'name' }],
  ['a page beside the sequence', '/register/stop/state', '', [], { kind: 'page', page: 'stop/state' }],
  ['nothing', '/register/nothing', '', [], { kind: 'missing' }],
])('%s', (_, path, search, done, expected) => expect(at(path, search, done)).toEqual(expected));

test('a rule brings a page into the sequence', () => {
  expect(at('/register', '', ['home'], { profile: { long: true } })).toEqual({ kind: 'go', page: 'sale' });
});

test('pages of the sequence stand in the query, others in the path', () => {
  expect(stepHref(core, 'name')).toBe('/register?step=name');
  expect(stepHref(core, 'stop/state')).toBe('/register/stop/state');
  expect(stepHref(core, 'index')).toBe('/register');
});

test('who asks for a step out of turn keeps every other parameter of the address', () => {
  const asked = placeOf('/register', '?step=name&utm_source=mail&a=1', flows);
  expect(stepInPlace(core, 'home', asked)).toBe('/register?step=home&utm_source=mail&a=1');
  expect(stepInPlace(core, 'index', asked)).toBe('/register?utm_source=mail&a=1');
});

test('back leads to the question before, and the first has none', () => {
  expect(pageBefore(core, {}, 'name')).toBe('home');
  expect(pageBefore(core, { profile: { long: true } }, 'name')).toBe('sale');
  expect(pageBefore(core, {}, 'home')).toBeUndefined();
});

test('progress counts groups, not pages', () => {
  expect(linearProgress(core, {}, 'name')).toEqual({ labels: ['Property', 'You'], index: 1, text: '' });
  expect(linearProgress(core, {}, 'index')).toBeUndefined();
});

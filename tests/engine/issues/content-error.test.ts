/** What stops a server from starting names its place and its remedy. */
/** Covers src/engine/issues/content-error.ts. */
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../../src/engine/issues/content-error.ts';
import { lintFlow } from '../../../src/engine/lints/lint-flow.ts';
import { page } from '../lints/cases/broken.ts';
import { smallBundle } from '../small-bundle.ts';

describe('a ContentError', () => {
  test('names code, place and remedy of the first error and holds all', () => {
    const bundle = smallBundle();
    Object.assign(page(bundle).when ?? {}, { employer: 'isWorkign', 'texas-note': 'isTexsa' });

    const [first, ...rest] = lintFlow(bundle).filter(({ severity }) => severity === 'error');
    if (!first) throw new Error('The lint found no error.');
    const error = new ContentError([first, ...rest]);

    expect(error).toMatchObject({
      code: 'RULE_UNKNOWN',
      place: 'flows/loan/pages/start.json#/when/employer',
      remedy: 'Did you mean "isWorking"?',
    });
    expect(error.issues.length).toBeGreaterThanOrEqual(2);
  });

  test('places a value in the patch that wrote it', () => {
    const bundle = smallBundle();
    Object.assign(page(bundle).when ?? {}, { employer: 'isWorkign' });
    const patched = {
      ...bundle,
      sources: {
        'flows/loan/pages/start.json': {
          patch: 'orgs/acme/flows/loan/pages/start.json',
          pointers: ['/when/employer'],
        },
      },
    };

    const [issue] = lintFlow(patched).filter(({ code }) => code === 'RULE_UNKNOWN');

    expect(issue?.place).toBe('orgs/acme/flows/loan/pages/start.json#/when/employer');
  });
});

/** What every lender's shell says and does is what the specification says, word for word: the content itself is read, not a fixture. */
/** Covers src/content, src/engine/text. */
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';

const { orgs } = readContent('.');

describe.each(Object.values(orgs).map((lender) => [lender.code, lender.site] as const))('%s', (_, site) => {
  test('[ACC-M1][ACC-M2] maintenance: the flag, the title and the message', () => {
    expect(site.maintenance).toMatchObject({
      flag: 'fe-heloc-maintenance',
      title: 'Scheduled Maintenance',
      message:
        'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
    });
  });

  test('[ACC-V1] the survey: four pages, 750 ms', () => {
    expect(site.survey).toMatchObject({
      pages: ['liens', 'product/select', 'identity', 'signing/sign'],
      delayMs: 750,
    });
  });

  test('[ACC-B10][ACC-B13] what is carried across redirects, and who takes nobody from the street', () => {
    expect(site.keepQuery).toEqual(['pop-webchat']);
    expect(site.closed).toMatchObject({
      organizations: ['WHOLESALE', 'REFERRING_LO'],
      paths: ['/'],
      unlessReferred: ['/register'],
    });
  });

  test('[ACC-N9][ACC-E5][ACC-F10] the promise about the data, the fallback page, and more states', () => {
    const { words } = site;
    expect(words?.encryption).toBe('Your data is protected with 256-bit encryption');
    expect(words?.snag).toMatchObject({
      title: 'Sorry, looks like we have hit a snag!',
      hint: 'Please click “Try again”',
    });
    expect(words?.footer.moreStates).toContain('with more states to come');
    expect(words?.footer.states).not.toContain('more states');
  });
});

/** The lender’s data in the page: read whole, or refused with the reason. */
/** Covers src/web/platform/data/read-org-data.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { describe, expect, test } from 'vitest';
import { readOrgData } from '../../../src/web/platform/data/read-org-data.ts';
import { orgData } from '../fixtures/org.ts';

describe('organization data', () => {
  const page = (json: string) =>
    new DOMParser().parseFromString(
      `<script type="application/json" id="hearthline-data">${json}</script>`,
      'text/html',
    );

  test('[ACC-B1] missing data says so, with the detail', () => {
    expect(() => readOrgData(document)).toThrow(
      'No private label data found: no #hearthline-data in the page',
    );
    expect(() => readOrgData(page('{'))).toThrow(/^No private label data found: /);
    expect(() => readOrgData(page('{"orgCode":"a"}'))).toThrow(
      'No private label data found: orgMetaData is absent',
    );
  });

  test('whole data is read as it is', () => {
    expect(readOrgData(page(JSON.stringify(orgData()))).orgCode).toBe('acme');
  });
});

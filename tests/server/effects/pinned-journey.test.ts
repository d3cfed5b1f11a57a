/**
 * A sample borrower from the first page after the registration to the paid line, on a server whose own flow is another one: whatever is
 * done for the application, by a request, a job, a letter or the desk, asks the content that the application keeps.
 */
/** Covers src/server/standing/its-world.ts, src/server/backend/content-library.ts. */
import { expect, test } from 'vitest';
import type { OrgContent } from '../../../src/content/loaded/content.ts';
import { readSample } from '../../../src/tools/journey/drive.ts';
import { productContent } from '../../product.ts';
import { goOn, openRealServer, settled, type Walk, walk } from './real-server.ts';

const flowsOfApplications = ['heloc', 'signer'];
/** Counts pages by their addresses. */
const ofItsOwn = 'http/plugins/measure-requests.ts';
const firstPage = 'heloc/start/profile';

test('nothing of an application is read from the flow of another release', async () => {
  const readers = new Set<string>();
  const content = { ...productContent() };
  const server = await openRealServer({}, undefined, content);
  const borrower = await walk(server, { until: firstPage });
  await settled(server, borrower);
  const its = { ...content };
  server.world.versions = { note: async () => undefined, of: async () => its, at: async () => undefined };
  const watch = (lender: OrgContent) => watched(lender, (reader) => readers.add(reader));
  content.orgs = Object.fromEntries(Object.entries(its.orgs).map(([code, lender]) => [code, watch(lender)]));

  await goOn({}, { ...borrower, from: placeOf(firstPage) });
  expect(await stepAfter(server, borrower)).toBe('RESCISSION');
  await borrower.client.send('POST', `/sandbox/${borrower.uuid}/skip-wait`, {});
  expect(await stepAfter(server, borrower)).toBe('COMPLETE');

  expect([...readers].filter((reader) => !reader.startsWith(ofItsOwn))).toEqual([]);
  await server.close();
});

async function stepAfter(server: Parameters<typeof settled>[0], borrower: Walk) {
  return (await settled(server, borrower)).step;
}

function placeOf(place: string): number {
  return readSample('happy').steps.findIndex(({ flow, page }) => `${flow}/${page}` === place);
}

/** The lender, telling who reads a flow of its applications or what belongs to it, in any language. */
function watched(lender: OrgContent, tell: (reader: string) => void): OrgContent {
  const telling = <Value>(flows: Record<string, Value>) =>
    new Proxy(flows, {
      get(target, name: string) {
        if (flowsOfApplications.includes(name)) tell(readerNow());
        return target[name];
      },
    });
  const spoken = Object.entries(lender.languages).map(([tag, one]) => [tag, watched(one, tell)]);
  return {
    ...lender,
    flows: telling(lender.flows),
    data: telling(lender.data),
    languages: Object.fromEntries(spoken),
  };
}

/** The place in the server, without the library that all ask. */
function readerNow(): string {
  const lines = (new Error().stack ?? '')
    .split('\n')
    .flatMap((line) => /src\/server\/(.+?):\d+:/.exec(line)?.[1] ?? []);
  return lines
    .filter((file) => !file.includes('content-library'))
    .slice(0, 3)
    .join(' < ');
}

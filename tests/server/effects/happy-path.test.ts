/** The whole way of the happy borrower, through the real server, its effects, jobs and documents. */
/** Covers src/server/application/audit-trail.ts, src/server/effects, src/server/jobs, src/server/handlers, src/tools/journey. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRow } from '../../../src/server/application/application-scope.ts';
import { firstBroken } from '../../../src/server/application/audit-trail.ts';
import { fact, inside, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

let borrower: Walk;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server);
});

describe('after the last page', () => {
  test('the cancel period runs, and no job has failed', async () => {
    const journey = await settled(server, borrower);

    expect(server.reports).toEqual([]);
    expect(journey.step).toBe('RESCISSION');
    expect(fact(journey, 'figures.timeline.1')).toMatchObject({ id: 'cancel', state: 'now' });
  });

  test('the list of applications says until when one can cancel, the payment, its first day and what comes next', async () => {
    const reply = await borrower.client.send('GET', '/service-application/api/v3/application/heloc/all');

    expect(reply.body).toMatchObject([
      {
        badge: 'Signed',
        rows: [
          {
            label: 'You can cancel until',
            value: expect.stringMatching(/^Midnight, [A-Z][a-z]+ \d+, \d{4}$/),
          },
          { label: 'Monthly payment', value: '$760.05' },
          { label: 'First payment due' },
          { label: 'How you pay', value: 'By autopay' },
        ],
        timeline: [{ id: 'signed', state: 'done' }, { id: 'cancel', state: 'now' }, {}, {}, {}],
      },
    ]);
  });

  test('the offer is the one of the domain: 9.00%, 760.05 a month, 56.92% and 31.39%', async () => {
    const journey = await settled(server, borrower);

    expect(fact(journey, 'offer')).toMatchObject({
      rate: 9,
      paymentCents: 76_005,
      cltvPercent: 56.92,
      dtiPercent: 31.39,
      drawCents: 5_825_808,
      feeCents: 174_192,
    });
  });

  test('facts hold nothing sealed and no demographic answer', async () => {
    const text = JSON.stringify(await settled(server, borrower));

    expect(text).not.toContain('666101001');
    expect(text).not.toContain('1000000000');
    expect(text).not.toMatch(/ethnicity|"hmda"/);
  });

  test('every signed document carries the hash of the bytes that were shown', async () => {
    const rows = await inside(server, borrower.uuid, ({ documents }) => documents.list());
    const signed = rows.filter(({ attributes }) => attributes.status === 'SIGNED');

    expect(signed.map(({ type }) => type).sort()).toEqual([
      'APPLICATION',
      'AUTOPAY_AUTHORIZATION',
      'HELOC_AGREEMENT',
      'RIGHT_TO_CANCEL',
      'SECURITY_INSTRUMENT',
    ]);
    for (const row of signed) expect(row.attributes.shownSha256).toBe(shownOf(rows, row).sha256);
  });

  test('the served file is the one whose hash was signed, and the audit trail is whole', async () => {
    const rows = await inside(server, borrower.uuid, ({ documents }) => documents.list());
    const signed = rows.find(
      ({ type, attributes }) => type === 'HELOC_AGREEMENT' && attributes.status === 'SIGNED',
    );
    const path = `/service-application/api/v1/application/heloc/${borrower.uuid}/documents/${signed?.attributes.shownUuid}`;
    const reply = await borrower.client.send('GET', path);

    expect(reply.headers.get('x-document-sha256')).toBe(signed?.attributes.shownSha256);
    expect(
      await firstBroken(server.world.db, borrower.uuid, { secrets: server.world.secrets, keyedSince: 0 }),
    ).toBeUndefined();
  });

  test('skip-wait ends the cancel period, and the money is sent', async () => {
    await borrower.client.send('POST', `/sandbox/${borrower.uuid}/skip-wait`, {});
    const journey = await settled(server, borrower);

    expect(journey.step).toBe('COMPLETE');
    expect(fact(journey, 'application.status')).toMatchObject({ recorded: true, funded: true });
  });
});

function shownOf(rows: DocumentRow[], signed: DocumentRow): DocumentRow {
  const shown = rows.find(({ uuid }) => uuid === signed.attributes.shownUuid);
  if (!shown) throw new Error(`${signed.type} lost the version that was shown.`);
  return shown;
}

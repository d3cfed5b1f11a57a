/** What is promised happens (FINDING-A1.4, FINDING-B8): the messages of a whole journey, read from the outbox in three lenders' brands. */
/**
 * Covers src/engine/theme/brand-colors.ts, src/server/messages/sweep-messages.ts,
 *   src/server/platform/parties/sandbox/memory-outbox.ts.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandColors } from '../../../src/engine/theme/brand-colors.ts';
import { sweepMessages } from '../../../src/server/messages/sweep-messages.ts';
import type { Message } from '../../../src/server/platform/parties/common/outbox.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import type { Org } from '../../../src/types/org.ts';
import { settled, signIn, type Walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const lenders = ['default', 'tealspar', 'limepost'];
const day = 24 * 60 * 60_000;

const outbox = memoryOutbox();
const walks = new Map<string, Walk>();

const server = sharedRealServer({ outbox });
beforeAll(async () => {
  for (const org of lenders) walks.set(org, await borrowerOf(org));
});

async function borrowerOf(org: string): Promise<Walk> {
  byDay();
  const client = server.client(org);
  const email = `mail${Date.now()}+happy@example.com`;
  const progress = await drive(client, readSample('happy'), { email });
  const borrower = { client, progress, uuid: progress.uuid ?? '' };
  const journey = await settled(server, borrower);
  await delivered();
  server.pass(8 * day);
  byDay();
  await signIn(borrower, journey);
  await server.world.queue.runWaiting(borrower.uuid);
  await settled(server, borrower);
  await delivered();
  return borrower;
}

/** Moves the clock to noon in the middle of the country: nothing has to wait for the morning. */
function byDay(): void {
  const hour = new Date(server.world.clock.now()).getUTCHours();
  server.pass(((18 - hour + 24) % 24) * 60 * 60_000);
}

/** Everything that is due is sent, and every job that sends has run. */
async function delivered(): Promise<void> {
  await sweepMessages(server.world, (error) => server.reports.push(error));
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and data ->> 'job' in ('deliver-message', 'send-messages')`.execute(server.world.db);
    if (rows.length === 0) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

function mailsOf(org: string): Message[] {
  const { uuid } = walks.get(org) ?? {};
  return outbox.sent.filter(
    ({ html, text }) => html !== undefined && (text.includes(uuid ?? '?') || isHome(org, text)),
  );
}

/** What the sample, who answers within milliseconds, may have done before it could be told. */
const passing = /^Your (offer is|documents are) ready|^Your notary appointment/;

const isHome = (org: string, text: string) => text.includes(`/dashboard?org=${org}`);

const orgOf = (code: string) => server.world.content.orgs[code]?.org as Org;

describe.each(lenders)('the mails of a whole journey with %s', (org) => {
  test('tell each step once, in order', () => {
    expect(server.reports).toEqual([]);
    const subjects = mailsOf(org).map(({ subject }) => subject.replace(/until .*/, 'until …'));
    expect(subjects.filter((subject) => !passing.test(subject))).toEqual([
      'We have your application',
      'Your signed copies are ready',
      'Your deed is signed',
      'You can cancel until …',
      'Your time to cancel has ended',
      'Your deed is recorded',
      'We sent your money',
    ]);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  test('come in the lender’s name and colors, with its contact, number and address, and no other’s', () => {
    const { companyName, companyNameShort, companyNMLS, companyAddress, email, theme } = orgOf(org);
    const color = brandColors(theme)['--hl-action'];
    const others = lenders.filter((one) => one !== org).map((one) => orgOf(one).companyNameShort);
    for (const { html = '', text, sender } of mailsOf(org)) {
      expect(sender).toEqual({ name: companyNameShort, replyTo: email });
      for (const part of [html.replaceAll('&#39;', "'").replaceAll('&#38;', '&'), text]) {
        expect(part).toContain('Hi Maria,');
        expect(part).toContain(`${companyName}, NMLS ${companyNMLS}`);
        expect(part).toContain(companyAddress?.zip);
        expect(part).toMatch(/Equal (Housing|Opportunity)/);
        for (const other of others) expect(part).not.toContain(other);
      }
      expect(html).toContain(`background:${color}`);
    }
  });

  test('show no dash for a missing figure, no braces, and nothing personal but the first name', () => {
    for (const { html = '', text, subject } of mailsOf(org))
      for (const part of [subject, text, html.replace(/<[^>]*>/g, ' ')])
        expect(part).not.toMatch(/—|\{\{|Alvarez|@example\.com|\d{3}-\d{2}-\d{4}/);
  });

  test('lead to pages that open, and are part of the application: nobody can unsubscribe from them', async () => {
    for (const { text, html = '', unsubscribe } of mailsOf(org)) {
      expect([unsubscribe, /Unsubscribe/.test(html)]).toEqual([undefined, false]);
      const { pathname, search } = new URL(/http:\S+/.exec(text)?.[0] ?? '');
      expect(html).toContain(pathname);
      expect((await server.app.inject({ url: pathname + search })).statusCode).toBe(200);
    }
  });
});

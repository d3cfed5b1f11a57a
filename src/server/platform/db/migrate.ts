/** Brings a database to the newest shape. Running it again changes nothing. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { sha256 } from '../crypto/digest.ts';
import { StartRefused } from '../errors/start-refused.ts';
import { tables0001 } from './migrations/0001-tables.ts';
import { appendOnly0002 } from './migrations/0002-append-only.ts';
import { revision0003 } from './migrations/0003-revision.ts';
import { telemetry0004 } from './migrations/0004-telemetry.ts';
import { notifications0005 } from './migrations/0005-notifications.ts';
import { signIn0006 } from './migrations/0006-sign-in.ts';
import { consentOpened0007 } from './migrations/0007-consent-opened.ts';
import { handOvers0008 } from './migrations/0008-hand-overs.ts';
import { tickets0009 } from './migrations/0009-tickets.ts';
import { asking0010 } from './migrations/0010-asking.ts';
import { knownBrowsers0011 } from './migrations/0011-known-browsers.ts';
import { keys0012 } from './migrations/0012-keys.ts';
import { replays0013 } from './migrations/0013-replays.ts';
import { messages0014 } from './migrations/0014-messages.ts';
import { consentAddress0015 } from './migrations/0015-consent-address.ts';
import { stoppedPhones0016 } from './migrations/0016-stopped-phones.ts';
import { language0017 } from './migrations/0017-language.ts';
import { reviews0018 } from './migrations/0018-reviews.ts';
import { reviewHold0022 } from './migrations/0022-review-hold.ts';
import { filers0026 } from './migrations/0026-filers.ts';
import { sandboxAnswers0027 } from './migrations/0027-sandbox-answers.ts';
import { floodNotice0032 } from './migrations/0032-flood-notice.ts';
import { parts0033 } from './migrations/0033-parts.ts';
import { signers0034 } from './migrations/0034-signers.ts';
import { fileStates0035 } from './migrations/0035-file-states.ts';
import { conditions0036 } from './migrations/0036-conditions.ts';
import { chat0042 } from './migrations/0042-chat.ts';
import { chatDesk0043 } from './migrations/0043-chat-desk.ts';
import { chatbot0044 } from './migrations/0044-chatbot.ts';
import { chatStanding0046 } from './migrations/0046-chat-standing.ts';
import { retention0047 } from './migrations/0047-retention.ts';
import { reviewFiles0049 } from './migrations/0049-review-files.ts';
import { secondFactor0056 } from './migrations/0056-second-factor.ts';
import { chatSessions0057 } from './migrations/0057-chat-sessions.ts';
import { keyedTrail0058 } from './migrations/0058-keyed-trail.ts';
import { originators0063 } from './migrations/0063-originators.ts';
import { agentNames0064 } from './migrations/0064-agent-names.ts';
import { chatNetworks0065 } from './migrations/0065-chat-networks.ts';
import { erasuresKeyed0066 } from './migrations/0066-erasures-keyed.ts';
import { releases0067 } from './migrations/0067-releases.ts';
import { assets0068 } from './migrations/0068-assets.ts';
import { rehearsal0069 } from './migrations/0069-rehearsal.ts';
import { arrivingFiles0070 } from './migrations/0070-arriving-files.ts';
import { swept0071 } from './migrations/0071-swept.ts';
import { contents0072 } from './migrations/0072-contents.ts';
import { lenderApprovals0073 } from './migrations/0073-lender-approvals.ts';
import { companyWebhooks0074 } from './migrations/0074-company-webhooks.ts';
import type { Tables } from './tables.ts';

const migrations: Record<string, Migration> = {
  '0001-tables': tables0001,
  '0002-append-only': appendOnly0002,
  '0003-revision': revision0003,
  '0004-telemetry': telemetry0004,
  '0005-notifications': notifications0005,
  '0006-sign-in': signIn0006,
  '0007-consent-opened': consentOpened0007,
  '0008-hand-overs': handOvers0008,
  '0009-tickets': tickets0009,
  '0010-asking': asking0010,
  '0011-known-browsers': knownBrowsers0011,
  '0012-keys': keys0012,
  '0013-replays': replays0013,
  '0014-messages': messages0014,
  '0015-consent-address': consentAddress0015,
  '0016-stopped-phones': stoppedPhones0016,
  '0017-language': language0017,
  '0018-reviews': reviews0018,
  '0022-review-hold': reviewHold0022,
  '0026-filers': filers0026,
  '0027-sandbox-answers': sandboxAnswers0027,
  '0032-flood-notice': floodNotice0032,
  '0033-parts': parts0033,
  '0034-signers': signers0034,
  '0035-file-states': fileStates0035,
  '0036-conditions': conditions0036,
  '0042-chat': chat0042,
  '0043-chat-desk': chatDesk0043,
  '0044-chatbot': chatbot0044,
  '0046-chat-standing': chatStanding0046,
  '0047-retention': retention0047,
  '0049-review-files': reviewFiles0049,
  '0056-second-factor': secondFactor0056,
  '0057-chat-sessions': chatSessions0057,
  '0058-keyed-trail': keyedTrail0058,
  '0063-originators': originators0063,
  '0064-agent-names': agentNames0064,
  '0065-chat-networks': chatNetworks0065,
  '0066-erasures-keyed': erasuresKeyed0066,
  '0067-releases': releases0067,
  '0068-assets': assets0068,
  '0069-rehearsal': rehearsal0069,
  '0070-arriving-files': arrivingFiles0070,
  '0071-swept': swept0071,
  '0072-contents': contents0072,
  '0073-lender-approvals': lenderApprovals0073,
  '0074-company-webhooks': companyWebhooks0074,
};

/** A seed is named for its migrations: the seed of another build is not found, and so not used. */
export const seedName = `database-seed-${sha256(Object.keys(migrations).join()).slice(0, 8)}.tar.gz`;

/**
 * A database that a newer program has changed already is left as it is, where it says that this one may serve it: a
 * release that is being rolled out, or back, starts its servers in any order.
 * @param known this program's migrations
 * @returns the migrations of newer programs. Throws StartRefused where the database no longer serves this one.
 */
export async function migrate(db: Kysely<Tables>, known = migrations): Promise<string[]> {
  const newer = (await appliedTo(db)).filter((name) => !Object.hasOwn(known, name));
  if (newer.length > 0) {
    await requireServed(db, known, newer);
    return newer;
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return [];
  const failed = results?.find((result) => result.status === 'Error');
  const name = failed?.migrationName ?? 'start';
  throw new Error(`The database migration "${name}" failed: ${String(error)}`, { cause: error });
}

async function appliedTo(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

async function requireServed(db: Kysely<Tables>, known: Record<string, Migration>, newer: string[]) {
  const { serves_since: since } = await db
    .selectFrom('releases')
    .select('serves_since')
    .executeTakeFirstOrThrow();
  if (Object.hasOwn(known, since)) return;
  throw new StartRefused(
    `A newer program has changed this database (${newer.at(-1)}), and it serves only programs that know ${since}. ` +
      'Start such a program, or restore the backup from before.',
  );
}

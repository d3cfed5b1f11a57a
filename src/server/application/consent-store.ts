/** What the borrower agreed to, word for word, with time and origin. Rows are only ever added. */
import { randomUUID } from 'node:crypto';
import { sha256 } from '../platform/crypto/digest.ts';
import type { ConsentRow, ConsentStore } from './application-scope.ts';
import { openClientAddress, sealClientAddress } from './client-address.ts';
import type { StoreContext } from './store-context.ts';

export type ConsentOrigin = { page: string; ip: string; userAgent: string };

export function consentStore(
  { tx, uuid, key, now, contents, forget }: StoreContext,
  origin: ConsentOrigin,
): ConsentStore {
  const place = (row: string) => ({ key, application: uuid, row });
  return {
    add: async ({ type, version, text, language = null, openedAt = null }) => {
      const own = randomUUID();
      await tx
        .insertInto('consents')
        .values({
          uuid: own,
          application_uuid: uuid,
          type,
          version,
          text,
          text_sha256: sha256(text),
          language,
          opened_at: openedAt,
          at: now,
          ip: sealClientAddress(place(own), origin.ip),
          user_agent: origin.userAgent.slice(0, 512),
          page: origin.page,
        })
        .execute();
      forget();
    },
    list: async () =>
      (await contents()).consents.map((row) => {
        const stored = row as Stored;
        const ip = stored.ip ? openClientAddress(place(stored.uuid), stored.ip) : (stored.ip_before ?? '');
        return toConsent(stored, ip);
      }),
  };
}

type Stored = Omit<ConsentRow, 'at' | 'ip' | 'textSha256' | 'userAgent' | 'openedAt' | 'language'> & {
  ip: Uint8Array | null;
  ip_before: string | null;
  at: number;
  opened_at: number | null;
  language: string | null;
  text_sha256: string;
  user_agent: string;
};

function toConsent({ text_sha256, user_agent, opened_at, language, ...row }: Stored, ip: string): ConsentRow {
  const { uuid, type, version, text, at } = row;
  const opened = { ...(opened_at !== null && { openedAt: opened_at }), ...(language && { language }) };
  return { uuid, type, version, text, ip, at, textSha256: text_sha256, userAgent: user_agent, ...opened };
}

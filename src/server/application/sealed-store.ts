/** Social security and account numbers: each its own encrypted row, read by effects and parties only. */
import { decrypt, encrypt } from '../platform/crypto/aes.ts';
import type { SealedStore } from './application-scope.ts';
import type { StoreContext } from './store-context.ts';

export function sealedStore({ tx, uuid, key, now, contents, forget }: StoreContext): SealedStore {
  const rowId = (field: string) => `${uuid}/sealed/${field}`;
  return {
    put: async (field, value) => {
      const body = encrypt(key, rowId(field), Buffer.from(value));
      await tx
        .insertInto('sealed')
        .values({ application_uuid: uuid, field, body, updated_at: now })
        .onConflict((conflict) =>
          conflict.columns(['application_uuid', 'field']).doUpdateSet({ body, updated_at: now }),
        )
        .execute();
      forget();
    },
    get: async (field) => {
      const row = await tx
        .selectFrom('sealed')
        .select('body')
        .where('application_uuid', '=', uuid)
        .where('field', '=', field)
        .executeTakeFirst();
      return row && decrypt(key, rowId(field), row.body).toString('utf8');
    },
    list: async () => (await contents()).sealed,
  };
}

/** What underwriters ask the borrower for: one row for each condition, what is asked and what was sent sealed in it. */
import { randomUUID } from 'node:crypto';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { ConditionBody, ConditionRow, ConditionStore } from './application-scope.ts';
import type { StoreContext } from './store-context.ts';

export function conditionStore(
  { tx, uuid: application, key, now, contents, forget }: StoreContext,
  orgCode: string,
): ConditionStore {
  const list = async () => (await contents()).conditions.map((row) => toCondition(row as Stored, key));
  return {
    list,
    add: async (given) => {
      const before = (await list()).filter(({ category }) => category === given.category);
      const occasion = Math.max(0, ...before.map((one) => one.occasion)) + 1;
      const row: ConditionRow = { ...given, uuid: randomUUID(), occasion, over: false, createdAt: now };
      const { uuid, category, state, dueOn, raisedBy, body } = row;
      await tx
        .insertInto('conditions')
        .values({
          ...{ uuid, category, occasion, state, application_uuid: application, org_code: orgCode },
          ...{ created_at: now, due_on: dueOn, raised_by: raisedBy, body: sealJson(key, rowId(uuid), body) },
        })
        .execute();
      forget();
      return row;
    },
    put: async ({ uuid, state, over, reviewedAt, body }) => {
      await tx
        .updateTable('conditions')
        .set({ state, over, reviewed_at: reviewedAt ?? null, body: sealJson(key, rowId(uuid), body) })
        .where('application_uuid', '=', application)
        .where('uuid', '=', uuid)
        .execute();
      forget();
    },
  };
}

type Stored = Pick<ConditionRow, 'uuid' | 'category' | 'occasion' | 'state' | 'over'> & {
  created_at: number;
  due_on: string;
  raised_by: string;
  reviewed_at: number | null;
  body: Uint8Array;
};

function toCondition(row: Stored, key: Uint8Array): ConditionRow {
  const { uuid, category, occasion, state, over, created_at, due_on, raised_by, reviewed_at, body } = row;
  return {
    ...{ uuid, category, occasion, state, over, createdAt: created_at, dueOn: due_on, raisedBy: raised_by },
    ...(reviewed_at !== null && { reviewedAt: reviewed_at }),
    body: openJson<ConditionBody>(key, rowId(uuid), body),
  };
}

const rowId = (uuid: string) => `${uuid}/condition`;

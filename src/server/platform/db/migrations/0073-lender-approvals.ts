/** What people at our desk approved of lenders, and which of them may. */
import { type Kysely, type Migration, sql } from 'kysely';

export const lenderApprovals0073: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table accounts add column may_approve boolean not null default false`.execute(db);
    await sql
      .raw(
        `create table lender_approvals (
           org_code text not null, digest text not null, agent_uuid uuid not null references accounts,
           approved_at bigint not null, primary key (org_code, digest)
         )`,
      )
      .execute(db);
  },
};
